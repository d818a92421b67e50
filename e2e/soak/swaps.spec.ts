import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/site/remotes.ts';
import { type PrivateSite, startPrivateSite } from '../stack/private-site.ts';
import { releaseVariant } from '../stack/release-variant.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { type SteadyLoad, steadyLoad } from './steady-load.ts';

const REMOTE = 'mfe-plans';
const SHOWN = '/tenant/plans';
const PATHS = [SHOWN, '/', '/owner/plans'];
const CLIENTS = 3;

const WARM_UP_SWAPS = 20;
const SWAPS = 200;

/** MB: a leak of a hundred releases would be ten times that. */
const GROWTH_MB = 5;

test('200 swaps of a release under load drop no request and leak no memory', async () => {
  test.slow();
  const databaseUrl = process.env.E2E_DATABASE_URL;
  if (!databaseUrl) throw new Error('This test needs its own stack: run it without E2E_URL');
  const site = await startPrivateSite(databaseUrl, { REGISTRY_POLL_MS: '20', LOG_LEVEL: 'warn' });
  // One release is reused, every other one is new: neither may leak.
  const [usual = '', ...variants] = await storeVariants(site, 1 + (WARM_UP_SWAPS + SWAPS) / 2);
  const load = steadyLoad([site.address], PATHS, CLIENTS);
  try {
    let swaps = 0;
    const swap = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await makeLive(site, (swaps % 2 === 0 && variants[swaps / 2]) || usual, load);
        swaps += 1;
      }
    };
    await swap(WARM_UP_SWAPS);
    const before = await site.shellHeap.used();
    const answered = load.answered();
    const since = performance.now();
    await swap(SWAPS);
    const during = load.answered() - answered;
    const seconds = Math.round((performance.now() - since) / 1000);
    await load.stop();
    const growth = (await site.shellHeap.used()) - before;

    console.log(`${SWAPS} swaps in ${seconds} s: ${during} answers, ${growth.toFixed(2)} MB more`);
    expect([...new Set(load.failures)]).toEqual([]);
    expect(during).toBeGreaterThan(SWAPS);
    expect(growth).toBeLessThan(GROWTH_MB);
  } finally {
    await load.stop();
    await site.stop();
  }
});

/** Adds other versions of the remote to the artifacts. */
async function storeVariants(site: PrivateSite, count: number): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(TEST_DATA, 'private-variants-'));
  const dist = path.join(ROOT, REMOTE, 'dist');
  const versions: string[] = [];
  for (let number = 0; number < count; number++) {
    const built = path.join(folder, String(number));
    versions.push(await releaseVariant(dist, built, `variant ${number}`));
    await site.publishUnchecked(built);
  }
  await rm(folder, { recursive: true });
  return versions;
}

/** Makes a version live, and waits until visitors get it. */
async function makeLive(site: PrivateSite, version: string, load: SteadyLoad): Promise<void> {
  await site.registry.update(async (document) => {
    const remote = document.remotes[REMOTE];
    if (!remote) throw new Error(`${REMOTE} is not published`);
    return { ...document, remotes: { ...document.remotes, [REMOTE]: { ...remote, live: version } } };
  });
  while (!load.last(SHOWN)?.includes(`${REMOTE}@${version}`)) await pause(2);
}
