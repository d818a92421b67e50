import { test as base, expect } from '@playwright/test';
import { watchFaults } from './page-faults.ts';

export interface Watch {
  /** Console messages that a test expects: an answer of 404 is one for the browser. */
  readonly allowedConsole: readonly RegExp[];
  readonly watchedPages: undefined;
}

/** Fails on any console error, uncaught error, hydration warning or layout shift of the pages it visits. */
export const test = base.extend<Watch>({
  allowedConsole: [[], { option: true }],
  baseURL: async ({ baseURL }, use) => use(process.env.E2E_URL ?? baseURL),
  watchedPages: [
    async ({ context, allowedConsole }, use) => {
      const faults = await watchFaults(context, allowedConsole);
      await use(undefined);
      expect(await faults.list(), 'faults of the pages this test visited').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
