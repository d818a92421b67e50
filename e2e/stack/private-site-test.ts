import { test as watched } from '../quality/watched-test.ts';
import { type PrivateSite, startPrivateSite } from './private-site.ts';

/** Tests that need a site of their own: one a worker, on the tests' database. */
export const test = watched.extend<object, { site: PrivateSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from a pattern
    async ({}, use) => {
      const databaseUrl = process.env.E2E_DATABASE_URL;
      if (!databaseUrl) throw new Error('These tests need their own stack: run them without E2E_URL');
      const site = await startPrivateSite(databaseUrl);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});
