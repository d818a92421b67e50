import { test as watched } from '../support/test.ts';
import { type PrivateSite, startPrivateSite } from './private-site.ts';

/** A start takes seconds; a busy machine may be far slower. */
export const START_WITHIN_MS = 300_000;

/**
 * Tests with a private site: one for each worker, on the tests' database, for all files that use it. A test that
 * breaks it must repair it. After a failed test, Playwright starts another worker and with it another site.
 */
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
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});
