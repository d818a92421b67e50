import type { Page } from '@playwright/test';

/**
 * Waits for words of the top alert box, which are gone after three seconds. They are looked for in each frame, and from
 * before what brings them: somebody who looks now and then may look too late on a busy machine.
 */
export async function said(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[role=status], [role=alert]')].some((box) => box.textContent?.includes(text)),
    words,
  );
}
