import { hydrated } from '../quality/hydrated.ts';
import { logIn } from '../quality/log-in.ts';
import { sheetOpener } from '../quality/sheet-opener.ts';
import { expect, test } from '../quality/watched-test.ts';
import { routeRows } from './inventory.ts';

/** Overlays that search owns. Those of other remotes come with their features. */
const OVERLAYS = routeRows().filter(({ kind, owner }) => kind === 'overlay' && owner === 'mfe-search');

test('every overlay of search opens over another page as a sheet, and Back closes it', async ({ page, baseURL }) => {
  expect(OVERLAYS.length).toBeGreaterThan(12);
  await logIn(page.context(), baseURL ?? '');
  await page.goto('/flats-for-rent-in-bangalore');
  await hydrated(page);
  const { href } = new URL(page.url());
  const open = await sheetOpener(page);
  const sheet = page.getByRole('dialog');
  for (const { example } of OVERLAYS) {
    await test.step(example, async () => {
      await open(example);
      await expect(sheet.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(sheet.locator('[role=alert][data-remote]')).toHaveCount(0);
      await expect(sheet).toHaveAccessibleName(/\S/);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      expect(page.url()).toBe(href);
    });
  }
});

test('every overlay of search is a page of its own, without JavaScript too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await logIn(context, baseURL ?? '');
  const page = await context.newPage();
  for (const { example } of OVERLAYS) {
    await test.step(example, async () => {
      expect((await page.goto(example))?.status()).toBe(200);
      await expect(page.locator('#main h1')).toHaveCount(1);
      await expect(page.locator('#main')).toContainText(/\w{3,}/);
    });
  }
  await context.close();
});
