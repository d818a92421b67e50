import { hydrated } from '@aangan/e2e/support/hydrated';
import { knownListing } from '@aangan/e2e/support/known-listing';
import { logIn } from '@aangan/e2e/support/log-in';
import { opensWith } from '@aangan/e2e/support/opens-with';
import { expect, test } from '@aangan/e2e/support/test';

test('home continues with the listing that the person looked at last', async ({ page, request, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  const strip = page.getByRole('region', { name: 'Continue' });
  await page.goto('/');
  await hydrated(page);
  await expect(strip).toHaveCount(0);
  const { url } = await knownListing(request, 'RENT');
  // The home page sends searches to the same address.
  const noted = page.waitForResponse(
    (response) =>
      response.url().endsWith('/user/activity/merge') && /"viewed":\[\{/.test(response.request().postData() ?? ''),
  );
  await page.goto(url);
  await noted;
  await opensWith(strip, () => page.goto('/'));
  await hydrated(page);
  await strip.getByRole('link').first().click();
  await expect(page).toHaveURL(url);
});
