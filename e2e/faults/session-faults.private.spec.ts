import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { logIn } from '../support/log-in.ts';
import { expect } from '../support/test.ts';

// Problems caused on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s], layoutShiftLimit: 1 });

test('a person’s pages are served without personal data while the API is down, and the login stays', async ({
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
  expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-aangan_session');

  site.api.start();
  await site.healthy();
  await page.reload();
  await expect(account).toContainText('Asha');
});
