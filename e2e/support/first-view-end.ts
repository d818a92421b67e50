import type { Page } from '@playwright/test';

/**
 * Waits until the first view of an untouched document is over: the shell has started the deferred services.
 * @returns when it started them, ms since navigation start
 */
export async function firstViewEnd(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.services === 'ready');
  return page.evaluate(() => performance.getEntriesByName('aangan:services')[0]?.startTime ?? 0);
}
