import type { Page } from '@playwright/test';

/**
 * Waits for words of the top alert box, which disappear after three seconds. They are looked up in each frame, from
 * before the action that shows them. Polling could miss them on a busy machine.
 */
export async function said(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[role=status], [role=alert]')].some((box) => box.textContent?.includes(text)),
    words,
  );
}
