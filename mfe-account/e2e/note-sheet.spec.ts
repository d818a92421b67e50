import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { Page } from '@playwright/test';

const sleeve = (page: Page) => page.getByRole('dialog');
const noteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Your note' });

/** A home's own page, as a logged-in person sees it. */
async function openHome(page: Page, site = ''): Promise<void> {
  await logIn(page.context(), site);
  await page.goto('/flats-for-rent-in-bangalore');
  const home = await page.locator('#main [data-listing] a[href*="/detail"]').first().getAttribute('href');
  await page.goto(home ?? '');
  await hydrated(page);
}

test('a note is written in a sheet over its home, which closes after saving', async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  const { pathname } = new URL(page.url());
  await noteButton(page).click();
  await expect(sleeve(page)).toHaveAccessibleName('Add a note');
  const text = sleeve(page).getByLabel('Your note', { exact: true });
  await text.fill('Call the owner about parking');
  await sleeve(page).getByRole('button', { name: 'Save note' }).click();
  await expect(sleeve(page)).toHaveCount(0);
  await expect(noteButton(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pathname);

  await noteButton(page).click();
  await expect(text).toHaveValue('Call the owner about parking');
});

test('Escape and Back close only the sheet', ONE_SCREEN, async ({ page, baseURL }) => {
  await openHome(page, baseURL);
  const { href } = new URL(page.url());
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await noteButton(page).click();
    await expect(sleeve(page).getByRole('button', { name: 'Save note' })).toBeVisible();
    await close();
    await expect(sleeve(page)).toHaveCount(0);
    await expect(noteButton(page)).toBeFocused();
    expect(page.url()).toBe(href);
  }
});

test.describe('while the other remote does not load', () => {
  // Problems caused on purpose appear in the browser's console.
  test.use({ allowedConsole: [/.*/s] });

  test('the sheet shows a message and retries', ONE_SCREEN, async ({ page, baseURL }) => {
    await openHome(page, baseURL);
    await page.route(/\/mfe-account\/.*\.js/, (route) => route.abort());
    await noteButton(page).click();
    await expect(sleeve(page).getByRole('alert').filter({ hasText: 'This page could not be loaded' })).toBeVisible();
    await expect(page.locator('#main h1')).toBeAttached();
    await page.unroute(/\/mfe-account\/.*\.js/);
    await sleeve(page).getByRole('button', { name: 'Try again' }).click();
    await expect(sleeve(page).getByRole('button', { name: 'Save note' })).toBeVisible();
  });
});
