import type { CDPSession } from 'playwright';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { median } from './median.ts';
import { CPU_SLOWDOWN, launchBrowser } from './press-timing.ts';

/** Reading the text after each key, with a processor four times slower. */
const KEY_LIMIT_MS = 10;
const SENTENCE = '2bhk under 30k near manyata tech park, parking, veg ok, dog friendly, not ground floor, from january';
const CHIPS = '[aria-label="What we understood"] li';

/**
 * Types a sentence into the box of smart search. Measures the script that each key waits for, and all work of the main
 * thread: the text is read and its chips are drawn after the key, unless the next key comes first.
 */
export async function benchSmartTyping({ port }: Pick<SiteSettings, 'port'>, runs: number): Promise<BenchTable> {
  const browser = await launchBrowser();
  try {
    const keys: number[] = [];
    const work: number[] = [];
    let longTasks = 0;
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/smart-search`);
      await page.waitForFunction(() => performance.getEntriesByName('aangan:hydrated').length > 0);
      // The grammar and the places load with the first key, which is not measured.
      await page.locator('textarea').pressSequentially('2bhk');
      await page.locator(CHIPS).first().waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await session.send('Performance.enable');
      const before = await busyMs(session);
      const typed = await page.locator('textarea').evaluate(timeKeys, SENTENCE);
      keys.push(...typed.times);
      longTasks += typed.longTasks;
      work.push(((await busyMs(session)) - before) / typed.times.length);
      await context.close();
    }
    const sorted = keys.toSorted((one, other) => one - other);
    return {
      name: `Reading a sentence while it is typed, processor ${CPU_SLOWDOWN} times slower`,
      rows: [
        atMost('script for a key, 95 of 100', sorted[Math.floor(sorted.length * 0.95)] ?? 0, 'ms', KEY_LIMIT_MS),
        note('script for a key, median', median(keys), 'ms'),
        note('script for a key, worst', sorted.at(-1) ?? 0, 'ms'),
        note('all work of the main thread for a key, mean', median(work), 'ms'),
        note('tasks of more than 50 ms in a sentence', longTasks / runs, ''),
      ],
    };
  } finally {
    await browser.close();
  }
}

/** All time that the main thread has worked, ms. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page: the ms of script after each key of a text, up to the end of its microtasks. */
async function timeKeys(
  area: HTMLElement | SVGElement,
  sentence: string,
): Promise<{ readonly times: number[]; readonly longTasks: number }> {
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  const times: number[] = [];
  let longTasks = 0;
  new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  for (let end = 1; end <= sentence.length; end += 1) {
    write?.call(area, sentence.slice(0, end));
    const start = performance.now();
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    for (let turn = 0; turn < 10; turn += 1) await undefined;
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 20));
  }
  // The last chips are drawn, and the last long task is reported.
  await new Promise((done) => setTimeout(done, 300));
  return { times, longTasks };
}
