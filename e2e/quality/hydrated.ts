import type { Page } from '@playwright/test';

/** Waits until the page has come alive: the shell marks the moment. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
}
