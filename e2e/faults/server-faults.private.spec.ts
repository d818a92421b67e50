import { depth } from '@aangan/shared-kit/testing/depth';
import { test } from '../stack/private-site-test.ts';
import { expect } from '../support/test.ts';
import { BROKEN, FALLBACK } from './fault-kinds.ts';
import { restarted } from './restarted.ts';

/**
 * No visitor waits longer for a remote than its deadline, ms. Measured for the remote's files, because the rest of a
 * page depends on the machine.
 */
const TIMEOUT_MS = 4000;

/** MB that broken remotes may cost the server: fallbacks and failed attempts must not leak. */
const GROWTH_MB = 20;

/** The server tries and fails once more in each of them. */
const VISITS = depth(4, 12);

test.afterEach(({ site }) => site.faults.mendAll());

for (const { remote, path, other, kind, fault: problem } of BROKEN) {
  test(`${remote}, its server entry: ${kind}`, async ({ site, request }) => {
    const mend = site.faults.break(new RegExp(`^/${remote}/[^/]+/server/`), problem);
    await restarted(site, request);

    const visit = async () => {
      const [dead, alive] = await Promise.all([request.get(path), request.get(other.path)]);
      expect(dead.status()).toBe(503);
      expect(dead.headers()['retry-after']).toBeTruthy();
      const text = await dead.text();
      expect(text).toMatch(FALLBACK);
      expect(text).toContain('<header');
      expect(text).toContain('<footer');
      expect(alive.status()).toBe(200);
      expect(await alive.text()).not.toMatch(FALLBACK);
    };
    // Code is compiled when a page first needs it: that is no leak.
    await visit();
    const before = await site.shellHeap.used();
    for (let times = 0; times < VISITS; times++) await visit();
    expect(site.faults.broken().length).toBeGreaterThan(0);
    const waited = site.faults.waited();
    expect(waited.length > 0).toBe(problem.kind === 'hang');
    expect(Math.max(0, ...waited)).toBeLessThan(TIMEOUT_MS);
    expect((await site.shellHeap.used()) - before).toBeLessThan(GROWTH_MB);

    mend();
    await expect.poll(async () => (await request.get(path)).status(), { message: 'comes back by itself' }).toBe(200);
  });
}
