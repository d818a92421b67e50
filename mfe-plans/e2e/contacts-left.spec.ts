import { hydrated } from '@aangan/e2e/support/hydrated';
import { knownListing } from '@aangan/e2e/support/known-listing';
import { logIn } from '@aangan/e2e/support/log-in';
import { opensWith } from '@aangan/e2e/support/opens-with';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';

const STRIP = '3 of 3 free contacts left';

test('a listing says how many contacts are left, in the markup of the server', async ({ page, request, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  const { url } = await knownListing(request, 'RENT');
  // A fill that is late is left out.
  await expect.poll(async () => (await page.request.get(url)).text()).toContain(STRIP);
  expect(await (await request.get(url)).text()).not.toContain('free contacts left');
  const fillScripts: string[] = [];
  page.on('request', (sent) => {
    if (/\/mfe-plans\/.*\.js$/.test(sent.url())) fillScripts.push(sent.url());
  });
  const line = page.getByRole('main').getByText(STRIP);
  await opensWith(line, () => page.goto(url));
  await hydrated(page);
  expect(fillScripts).toEqual([]);
  // Its script loads when it is approached.
  await line.hover();
  await expect.poll(() => fillScripts.length).toBeGreaterThan(1);
  await line.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/tenant\/plans\?returnURL=.*detail$/);
});

test('a listing that is opened from a list says it, too', ONE_SCREEN, async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await opensWith(page.getByRole('main').getByText(STRIP), async () => {
    await page.goto('/flats-for-rent-in-bangalore');
    await hydrated(page);
    await page.locator('#main [data-listing] a[href*="/detail"]').first().click();
    await expect(page).toHaveURL(/\/detail$/);
  });
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
      const { url } = await knownListing(request, 'RENT');
      const line = page.getByRole('main').getByText(STRIP);
      await opensWith(line, () => page.goto(url));
      await hydrated(page);
      await line.hover();
      await expect(line).toBeVisible();
      await page.getByRole('button', { name: /^Share/ }).click();
      await expect(line.getByRole('link', { name: 'See plans' })).toBeVisible();
    },
  );
});
