import type { Page } from '@playwright/test';

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // In the page itself: a locator would wait for the document's load, which a test may delay.
  await page.waitForFunction(() => document.documentElement.dataset.shell === 'hydrated');
}
