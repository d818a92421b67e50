import { type PrivateSite, startPrivateSite } from '../stack/private-site.ts';
import { START_WITHIN_MS } from '../stack/private-site-test.ts';
import { test as watched } from '../support/test.ts';
import { type OutsideCompany, startOutsideCompany } from './outside-company.ts';

/** Tests of a site that uses another company's pixel, chat and checkout. */
export const test = watched.extend<object, { company: OutsideCompany; site: PrivateSite }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from a pattern
    async ({}, use) => {
      const company = await startOutsideCompany();
      await use(company);
      await company.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ company }, use) => {
      const databaseUrl = process.env.E2E_DATABASE_URL;
      if (!databaseUrl) throw new Error('These tests need their own stack: run them without E2E_URL');
      const site = await startPrivateSite(databaseUrl, {
        PIXEL_SCRIPT_URL: `${company.origin}/pixel.js`,
        SUPPORT_CHAT_SCRIPT_URL: `${company.origin}/chat.js`,
        CARD_CHECKOUT_SCRIPT_URL: `${company.origin}/checkout.js`,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});
