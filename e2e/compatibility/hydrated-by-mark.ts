import type { Page } from '@playwright/test';

/** Older shells have no hydrated attribute; they only set a performance mark. */
export async function hydratedByMark(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
}
