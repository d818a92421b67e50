import { expect } from '../quality/watched-test.ts';
import { test } from '../stack/private-site-test.ts';
import { FALLBACK, FAULT_KINDS, VICTIMS } from './fault-kinds.ts';
import { restarted } from './restarted.ts';

test.describe.configure({ timeout: 90_000 });

/** No visitor waits longer for a remote than its deadline, with room for a busy machine. ms */
const PATIENCE_MS = 4000;

/** MB that broken remotes may cost the server: fallbacks and failed attempts leave nothing behind. */
const GROWTH_MB = 80;

test.afterEach(({ site }) => site.faults.mendAll());

for (const { remote, path, other } of VICTIMS) {
  for (const [name, fault] of Object.entries(FAULT_KINDS)) {
    test(`${remote}, its server entry: ${name}`, async ({ site, request }) => {
      const mend = site.faults.break(new RegExp(`^/${remote}/[^/]+/server/`), fault);
      await restarted(site, request);

      const before = await site.shell.memory();
      for (let visit = 0; visit < 12; visit++) {
        const [dead, alive] = await Promise.all([
          request.get(path, { timeout: PATIENCE_MS }),
          request.get(other.path, { timeout: PATIENCE_MS }),
        ]);
        expect(dead.status()).toBe(503);
        expect(dead.headers()['retry-after']).toBeTruthy();
        const text = await dead.text();
        expect(text).toMatch(FALLBACK);
        expect(text).toContain('<header');
        expect(text).toContain('<footer');
        expect(alive.status()).toBe(200);
        expect(await alive.text()).not.toMatch(FALLBACK);
      }
      expect(site.faults.broken().length).toBeGreaterThan(0);
      expect((await site.shell.memory()) - before).toBeLessThan(GROWTH_MB);

      mend();
      await expect
        .poll(async () => (await request.get(path)).status(), { timeout: 20_000, message: 'comes back by itself' })
        .toBe(200);
    });
  }
}
