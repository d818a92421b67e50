import type { Page } from '@playwright/test';

/** Shells released before the document said so by an attribute tell it by a mark alone. */
export async function hydratedByMark(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
}
