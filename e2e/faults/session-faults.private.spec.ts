import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { logIn } from '../support/log-in.ts';
import { expect } from '../support/test.ts';

// Problems caused on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s], layoutShiftLimit: 1 });

test('nobody with a login is shown as logged out while the API is down, and the login stays', async ({
  site,
  page,
  context,
}) => {
  await logIn(context, site.address);
  // A page of the shell itself, which does not need the API.
  await page.goto('/page-not-found');
  const account = page.getByRole('banner').locator('summary', { hasText: 'Account:' });
  await expect(account).toContainText('Asha');
  await site.api.stop();

  const answer = await page.goto('/page-not-found');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('#main h1')).toBeVisible();
  await expect(account).toHaveCount(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-aangan_session');

  const wallet = await page.goto('/wallet');
  expect([wallet?.status(), wallet?.headers()['cache-control']]).toEqual([503, 'private, no-store']);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'We cannot reach your account right now' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  site.api.start();
  await site.healthy();
  // The page's own check may come first: then the button is gone.
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(main.getByRole('heading', { name: 'Wallet' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(account).toContainText('Asha');
});
