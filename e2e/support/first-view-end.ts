import type { Page } from '@playwright/test';

/**
 * Waits until the first view of a document that nobody touches is over: the shell has started the deferred services.
 * @returns when it asked for them, ms since the document began
 */
export async function firstViewEnd(page: Page): Promise<number> {
  await page.waitForFunction(() => document.documentElement.dataset.services === 'ready');
  return page.evaluate(() => performance.getEntriesByName('aangan:services')[0]?.startTime ?? 0);
}
