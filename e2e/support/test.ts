import { test as base, expect } from '@playwright/test';
import { LAYOUT_SHIFT_LIMIT, type WatchOptions, watchPageErrors } from '../quality/page-errors.ts';

export interface Watch extends WatchOptions {
  readonly watchedPages: undefined;
}

/** Fails on any console error, uncaught error, hydration warning or layout shift of the pages it visits. */
export const test = base.extend<Watch>({
  allowedConsole: [[], { option: true }],
  layoutShiftLimit: [LAYOUT_SHIFT_LIMIT, { option: true }],
  baseURL: async ({ baseURL }, use) => use(process.env.E2E_URL ?? baseURL),
  watchedPages: [
    async ({ context, allowedConsole, layoutShiftLimit }, use) => {
      const faults = await watchPageErrors(context, { allowedConsole, layoutShiftLimit });
      await use(undefined);
      expect(await faults.list(), 'faults of the pages this test visited').toEqual([]);
    },
    { auto: true },
  ],
});

/** Details of a test that is the same on every screen, so it runs on one. `test('…', ONE_SCREEN, async () => …)`. */
export const ONE_SCREEN = { tag: '@one-screen' } as const;

export { expect };
