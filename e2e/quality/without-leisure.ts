import type { Page } from '@playwright/test';

/** ms after which the shell fetches what may wait, if nobody touches the page (`shell/src/browser/open-document.ts`). */
const LEISURE_MS = 4000;

/**
 * Keeps the time of leisure from ever coming to a page's documents, so that what they fetch by then can be counted
 * however slowly the machine counts. For tests that touch nothing.
 */
export async function withoutLeisure(page: Page): Promise<void> {
  await page.addInitScript((leisure) => {
    const later = window.setTimeout.bind(window);
    const setTimeout = (run: () => void, ms?: number, ...rest: unknown[]) =>
      ms === leisure ? 0 : later(run, ms, ...rest);
    Object.assign(window, { setTimeout });
  }, LEISURE_MS);
}
