import type { PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import type { BrowserContext, Page } from 'playwright';
import type { SiteSettings } from '../../../scripts/site/site-settings.ts';
import { logIn } from '../../support/log-in.ts';
import { startDraft } from '../../support/own-draft.ts';
import { atMost, type BenchTable, note } from '../bench-table.ts';
import { median } from '../median.ts';
import { CPU_SLOWDOWN, launchBrowser, PRESS_LIMIT_MS, slowestPress } from '../press-timing.ts';
import { typedFields } from './owner-client.ts';

const PHONE = { width: 390, height: 844 };

/** Answers and presses of an owner on a step. */
interface StepPresses {
  readonly step: PageName;
  readonly category?: 'PG';
  /** The draft has all answers before. */
  readonly complete?: true;
  readonly act: (page: Page) => Promise<void>;
}

const choose = (page: Page, answer: string) => page.getByText(answer, { exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function type(page: Page, name: RegExp | string, text: string): Promise<void> {
  await page.getByRole('textbox', { name }).first().click();
  await page.keyboard.type(text);
}

const STEPS: readonly StepPresses[] = [
  {
    step: 'property',
    async act(page) {
      for (const answer of ['2 BHK', 'Apartment', 'Semi-furnished', 'Family']) await choose(page, answer);
      await type(page, /^Built-up area/, '1150');
      await press(page, 'Next: place');
      await page.getByText('Enter: floor.').waitFor();
    },
  },
  {
    step: 'property',
    category: 'PG',
    async act(page) {
      for (const answer of ['Women', 'Single room', 'Two sharing', 'Furnished']) await choose(page, answer);
      await type(page, 'Monthly rent per bed', '9000');
      await page.getByRole('button', { name: 'More: Beds' }).first().click();
    },
  },
  {
    step: 'locality',
    async act(page) {
      await page.getByRole('combobox', { name: 'Locality' }).click();
      await page.keyboard.type('koramangala');
      await page.getByRole('option', { name: /^Koramangala/ }).click();
      const map = page.getByRole('group', { name: /^Map around the pin/ });
      await map.getByRole('button', { name: 'Zoom in' }).click();
      await map.focus();
      await page.keyboard.press('ArrowUp');
      await choose(page, 'The exact place');
    },
  },
  {
    step: 'price',
    async act(page) {
      await type(page, 'Monthly rent', '32000');
      await type(page, 'Deposit', '150000');
      await choose(page, 'From today');
    },
  },
  {
    step: 'amenities',
    async act(page) {
      await press(page, 'More: Bathrooms');
      for (const answer of ['Car parking', 'Lift', 'Power backup']) await choose(page, answer);
      await type(page, 'Description', 'Bright and quiet, call 98450');
    },
  },
  {
    step: 'photos',
    async act(page) {
      await choose(page, 'I will add photos later');
      await press(page, 'Next: visits');
      await page.waitForURL(/visits$/);
    },
  },
  {
    step: 'visits',
    async act(page) {
      await page.getByText('Evenings and weekends').click();
      await page.getByText('Hours saved').waitFor();
      await press(page, 'Next: confirm');
      await page.waitForURL(/confirm$/);
    },
  },
  {
    step: 'confirm',
    complete: true,
    async act(page) {
      await press(page, 'Publish');
      await page.waitForURL(/confirmation/);
    },
  },
];

/** Measures presses and keys on each step of the form on a slow phone, as the median of the runs. */
export async function benchPostingPresses({ host, port }: SiteSettings, runs: number): Promise<BenchTable> {
  const origin = `http://${host}:${port}`;
  const browser = await launchBrowser();
  try {
    const found = STEPS.map(() => [] as number[]);
    for (let run = 0; run < runs; run += 1) {
      // A person has a limited number of drafts.
      const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', baseURL: origin });
      await logIn(context, origin);
      for (const [at, each] of STEPS.entries()) found[at]?.push(await slowestOnStep(context, each, run));
      await context.close();
    }
    const rows = STEPS.flatMap(({ step, category }, at) => {
      const name = category ? `${step} of a ${category}` : step;
      const times = found[at] ?? [];
      return [
        atMost(`${name}, median`, median(times), 'ms', PRESS_LIMIT_MS),
        note(`${name}, worst`, Math.max(...times), 'ms'),
      ];
    });
    return { name: `Slowest press on each step of posting, processor ${CPU_SLOWDOWN} times slower`, rows };
  } finally {
    await browser.close();
  }
}

async function slowestOnStep(context: BrowserContext, presses: StepPresses, run: number): Promise<number> {
  const { step, category = 'RENT', complete, act } = presses;
  const values = complete ? Object.assign({}, ...typedFields(run)) : {};
  const id = await startDraft(context.request, { category, values });
  const page = await context.newPage();
  try {
    return await slowestPress(page, manageLink({ id, category, pageName: step }), () => act(page));
  } finally {
    await page.close();
  }
}
