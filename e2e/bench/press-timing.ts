import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS } from '../../scripts/browser/chromium-flags.ts';
import { findChromium } from '../../scripts/browser/find-chromium.ts';

export const CPU_SLOWDOWN = 4;
/** Interaction to next paint, ms. The general web threshold for a good value is 200. */
export const PRESS_LIMIT_MS = 150;

/** Starts Chromium. @throws Error without one on the machine */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env, chromium.executablePath());
  if (!executablePath) throw new Error('Chromium is not installed. Run npm test to install it.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

/**
 * Presses and keys on a new page, with a processor four times slower.
 * @param act what the visitor does once the page is hydrated
 * @param prepare what comes before it at full speed
 * @returns ms from the slowest of them to the paint after it
 */
export async function slowestPress(
  page: Page,
  address: string,
  act: () => Promise<void>,
  prepare: () => Promise<void> = async () => undefined,
): Promise<number> {
  await page.addInitScript(noteInteractions);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
  await prepare();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await act();
  // Entries arrive after the next frames are painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  return page.evaluate(() => Math.max(0, ...(window.interactions ?? [])));
}

declare global {
  interface Window {
    interactions?: readonly number[];
  }
}

/** Runs in the page and records the duration of each press. */
function noteInteractions(): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) interactions.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
