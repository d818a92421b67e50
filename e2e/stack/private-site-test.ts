import { test as watched } from '../quality/watched-test.ts';
import { type PrivateSite, startPrivateSite } from './private-site.ts';

const START_WITHIN_MS = 120_000;

/** Tests that watch a site of their own: one a worker, on the tests' database. */
export const test = watched.extend<object, { site: PrivateSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from a pattern
    async ({}, use) => withPrivateSite(use),
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

/** Tests that break a site: a fresh one each. */
export const breakingTest = watched.extend<{ site: PrivateSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from a pattern
    async ({}, use) => withPrivateSite(use),
    { timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

async function withPrivateSite(use: (site: PrivateSite) => Promise<void>): Promise<void> {
  const databaseUrl = process.env.E2E_DATABASE_URL;
  if (!databaseUrl) throw new Error('These tests need their own stack: run them without E2E_URL');
  const site = await startPrivateSite(databaseUrl);
  await use(site);
  await site.stop();
}
