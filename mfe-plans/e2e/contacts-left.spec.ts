import { hydrated } from '@aangan/e2e/support/hydrated';
import { knownListing } from '@aangan/e2e/support/known-listing';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';

const STRIP = '3 of 3 free contacts left';

test('a listing says how many contacts are left, in the markup of the server', async ({ page, request, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  const { url } = await knownListing(request, 'RENT');
  expect(await (await page.request.get(url)).text()).toContain(STRIP);
  expect(await (await request.get(url)).text()).not.toContain('free contacts left');
  const fillScripts: string[] = [];
  page.on('request', (sent) => {
    if (/\/mfe-plans\/.*\.js$/.test(sent.url())) fillScripts.push(sent.url());
  });
  await page.goto(url);
  await hydrated(page);
  const line = page.getByRole('main').getByText(STRIP);
  await expect(line).toBeVisible();
  expect(fillScripts).toEqual([]);
  // Its script loads when it is approached.
  await line.hover();
  await expect.poll(() => fillScripts.length).toBeGreaterThan(1);
  await line.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/tenant/plans');
});

test('a listing that is opened from a list says it, too', ONE_SCREEN, async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await page.goto('/flats-for-rent-in-bangalore');
  await hydrated(page);
  await page.locator('#main [data-listing] a[href*="/detail"]').first().click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByRole('main').getByText(STRIP)).toBeVisible();
});

test.describe('while the scripts of plans do not load', () => {
  // Problems caused on purpose appear in the browser's console.
  test.use({ allowedConsole: [/.*/s] });

  test(
    'the listing works, and the line stays as the server wrote it',
    ONE_SCREEN,
    async ({ page, request, baseURL }) => {
      await logIn(page.context(), baseURL ?? '');
      await page.route(/\/mfe-plans\/.*\.js/, (route) => route.abort());
      await page.goto((await knownListing(request, 'RENT')).url);
      await hydrated(page);
      const line = page.getByRole('main').getByText(STRIP);
      await line.hover();
      await expect(line).toBeVisible();
      await page.getByRole('button', { name: /^Share/ }).click();
      await expect(line.getByRole('link', { name: 'See plans' })).toBeVisible();
    },
  );
});
