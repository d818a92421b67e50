import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
// Problems caused on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s] });

/** No other test opens it on this site: a page that somebody saw a short while ago is shown from its saved data. */
const UNVISITED = '/nagpur/rent';

test('pages show a message in their region while the API is stopped, and recover', async ({ site, page, request }) => {
  await page.goto('/tenant/plans');
  await site.api.stop();

  const dead = await page.goto(UNVISITED);
  expect(dead?.status()).toBeGreaterThanOrEqual(500);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /try again/i })).toBeVisible();
  expect((await request.get('/page-not-found')).status()).toBe(404);

  site.api.start();
  const again = page.getByRole('main').getByRole('button', { name: /try again/i });
  await expect(async () => {
    // The page's own retry may come first: then the button is gone.
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.locator('#main h1')).toContainText(/Nagpur/, { timeout: 2000 });
  }).toPass();
});

test('pages can be read and left by their links while the asset origin is stopped', async ({ site, page, request }) => {
  expect((await request.get('/')).status()).toBe(200);
  expect((await request.get('/tenant/plans')).status()).toBe(200);
  await site.assets.stop();

  await page.goto('/');
  await expect(page.locator('#main h1')).toContainText('Homes from owners');
  // Without its stylesheet, a desktop has the groups of the footer folded as well.
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Plans' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'For tenants' }).click();
  await expect(page).toHaveURL('/tenant/plans');
  await expect(page.locator('#main h1')).toBeVisible();

  site.assets.start();
  await site.healthy();
  await page.reload();
  await hydrated(page);
});
