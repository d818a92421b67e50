import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page, again if need be, until it shows a fill: one that is late is left out. */
export async function opensWith(fill: Locator, open: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await open();
    await expect(fill).toBeVisible({ timeout: 2000 });
  }).toPass();
}
