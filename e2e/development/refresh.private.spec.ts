import type { Page } from '@playwright/test';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { developDemo, type SavedRemote } from './saved-remote.ts';

test.describe.configure({ mode: 'serial' });

const PAGE = 'src/tour/tour.page.tsx';
const PART = 'src/tour/neighbour.tsx';
const STYLES = 'src/tour/tour.module.css';
const CONFIG = 'remote.config.ts';

/** The command builds the shell once, and compiles shared-kit, on a busy machine too. */
const STARTED_WITHIN_MS = 300_000;

test.describe('a remote under npm run dev', () => {
  test.setTimeout(STARTED_WITHIN_MS * 2);
  let demo: SavedRemote;
  let shell: string | undefined;

  test.beforeAll(async ({ site }) => {
    test.setTimeout(STARTED_WITHIN_MS);
    shell = (await site.registry.read())?.shell;
    demo = developDemo(site);
    await expect.poll(() => demo.printed(), { timeout: STARTED_WITHIN_MS }).toMatch(/^mfe-demo \S+ is live$/m);
  });
  test.afterAll(async () => {
    await demo.end();
    demo.remove();
  });

  test('shows saved components in the open document, with its state', async ({ page }) => {
    const note = await openedWithState(page);

    demo.save(PAGE, 'Pressed {count} times', 'Counted {count} presses');
    await expect(page.getByRole('button', { name: 'Counted 2 presses' })).toBeVisible();
    await expectSameDocument(page);
    await expect(note).toHaveValue('Typed by hand');

    demo.save(PART, 'Go to Chennai', 'On to Chennai');
    await expect(page.getByRole('button', { name: 'On to Chennai' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Counted 2 presses' })).toBeVisible();

    demo.save(STYLES, 'align-items: center', 'align-items: flex-end');
    const row = page.getByRole('navigation', { name: 'Other cities' });
    await expect(row).toHaveCSS('align-items', 'flex-end');
    demo.save(STYLES, 'align-items: flex-end', 'align-items: center');
    await expect(row).toHaveCSS('align-items', 'center');

    await expectSameDocument(page);
    await expect(note).toHaveValue('Typed by hand');
  });

  test('prints errors of types and of syntax, and shows what is mended', async ({ page }) => {
    const note = await openedWithState(page);

    demo.save(PART, 'const navigate', "const wrong: number = 'text';\n  const navigate");
    await expect.poll(() => demo.printed(), { timeout: STARTED_WITHIN_MS }).toContain('TS2322');

    demo.save(PAGE, 'Counted {count} presses', 'Counted {count presses');
    await expect.poll(() => demo.printed()).toContain('mfe-demo does not build: the site keeps');
    await expect(page.getByRole('button', { name: 'Counted 2 presses' })).toBeVisible();

    demo.save(PART, "const wrong: number = 'text';\n", '');
    demo.save(PAGE, 'Counted {count presses', 'Mended after {count} presses');
    await expect(page.getByRole('button', { name: 'Mended after 2 presses' })).toBeVisible();
    await expectSameDocument(page);
    await expect(note).toHaveValue('Typed by hand');
  });

  test('reloads for another loader, and keeps what was typed', async ({ page }) => {
    const note = await openedWithState(page);
    await expect(page.getByRole('list', { name: 'Localities' }).getByRole('listitem')).toHaveCount(5);
    demo.save(PAGE, 'localities.slice(0, 5)', 'localities.slice(0, 3)');
    await expect(page.getByRole('list', { name: 'Localities' }).getByRole('listitem')).toHaveCount(3);
    expect(await isSameDocument(page)).toBe(false);
    await expect(note).toHaveValue('Typed by hand');
    await expect(page.getByRole('button', { name: 'Mended after 0 presses' })).toBeVisible();
  });

  test('has an address that its configuration declares meanwhile, and a mistake in it breaks nothing', async ({
    request,
  }) => {
    const status = async (address: string) => (await request.get(address)).status();
    demo.save(CONFIG, "'/demo/{city}'", "'/demo/{city}', '/demo/tours/{city}'");
    await expect.poll(() => status('/demo/tours/pune')).toBe(200);

    demo.save(CONFIG, 'defineRemote({', 'defineRemote({{');
    await expect.poll(() => demo.printed()).toContain('remote.config.ts: SyntaxError');
    expect(await status('/demo/tours/pune')).toBe(200);

    demo.save(CONFIG, 'defineRemote({{', 'defineRemote({');
    demo.save(CONFIG, ", '/demo/tours/{city}'", '');
    await expect.poll(() => status('/demo/tours/pune')).toBe(404);
  });

  test('leaves the site as it was before', async ({ site, request }) => {
    await demo.end();
    expect(demo.printed()).toContain('mfe-demo is off the site');
    expect((await site.registry.read())?.shell).toBe(shell);
    await expect.poll(async () => (await request.get('/demo/pune')).status()).toBe(404);
  });
});

/** The page with state of React in two presses, and a field that React does not control. @returns the field */
async function openedWithState(page: Page) {
  await page.goto('/demo/pune');
  await hydrated(page);
  const press = page.getByRole('button', { name: /^(Pressed|Counted|Mended after) \d/ });
  await press.click();
  await press.click();
  const note = page.getByLabel('Note');
  await note.fill('Typed by hand');
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'once';
  });
  return note;
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.opened === 'once');
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await isSameDocument(page), 'the document was not left').toBe(true);
}
