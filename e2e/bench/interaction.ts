import type { Browser, Page } from 'playwright';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { median } from './median.ts';
import { CPU_SLOWDOWN, launchBrowser, PRESS_LIMIT_MS, slowestPress } from './press-timing.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const RESULTS = '/flats-for-rent-in-bangalore';

/** A visitor's interaction on results. Its slowest press is measured. */
interface Interaction {
  readonly name: string;
  readonly viewport: typeof DESKTOP;
  readonly address: string;
  readonly act: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'filters of the bar',
    viewport: DESKTOP,
    address: RESULTS,
    act: async (page) => {
      await page.locator('summary', { hasText: 'Size' }).click();
      for (const size of ['2 BHK', '3 BHK', '1 BHK'])
        await page.locator('details[open] label', { hasText: size }).click();
      await page.locator('details[open]').getByRole('button', { name: /^Show/ }).click();
      await page.waitForURL(/bhk=/);
    },
  },
  {
    name: 'the filter sheet',
    viewport: PHONE,
    address: RESULTS,
    act: async (page) => {
      await page.getByRole('link', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      for (const size of ['2 BHK', '3 BHK']) await sheet.locator('label', { hasText: size }).first().click();
      await sheet.locator('label', { hasText: 'Furnished' }).first().click();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await page.waitForURL(/bhk=/);
    },
  },
  {
    name: 'next steps and chips',
    viewport: DESKTOP,
    address: `${RESULTS}?view=map`,
    act: async (page) => {
      await page
        .getByRole('navigation', { name: /^Narrow/ })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first().click();
      await page.getByRole('list', { name: 'Chosen filters' }).waitFor({ state: 'detached' });
    },
  },
];

/** Measures interaction to next paint on results with a four times slower processor, as the median of the runs. */
export async function benchInteraction({ port }: Pick<SiteSettings, 'port'>, runs: number): Promise<BenchTable> {
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const interaction of INTERACTIONS) {
      const found: number[] = [];
      for (let run = 0; run < runs; run += 1)
        found.push(await slowest(browser, `http://127.0.0.1:${port}`, interaction));
      rows.push(atMost(`${interaction.name}, median`, median(found), 'ms', PRESS_LIMIT_MS));
      rows.push(note(`${interaction.name}, worst`, Math.max(...found), 'ms'));
    }
    return { name: `Interaction to next paint on results, processor ${CPU_SLOWDOWN} times slower`, rows };
  } finally {
    await browser.close();
  }
}

async function slowest(browser: Browser, origin: string, { viewport, address, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    return await slowestPress(page, origin + address, () => act(page));
  } finally {
    await context.close();
  }
}
