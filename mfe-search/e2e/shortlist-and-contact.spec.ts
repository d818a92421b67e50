import { hydrated } from '@aangan/e2e/support/hydrated';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo, newNumber } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext, Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

/** Signs up in the open modal, by number alone. */
async function signUpHere(page: Page, request: APIRequestContext): Promise<void> {
  const dialog = page.getByRole('dialog');
  const number = newNumber();
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue with your number only' }).click();
  await dialog.getByLabel('6-digit code').fill(await codeSentTo(request, number));
}

test("a home is shortlisted without login, and stays shortlisted after a login for its owner's number", async ({
  page,
  request,
}) => {
  await page.goto('/flats-for-rent-in-bangalore');
  await hydrated(page);
  const card = page.locator('#main [data-listing]').first();
  const id = (await card.getAttribute('data-listing')) ?? '';
  const heart = card.getByRole('button', { name: /^Shortlist/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/shortlist-property');
  await expect(page.locator(`[data-listing="${id}"]`)).toBeVisible();
  await page.locator(`[data-listing="${id}"] a`).first().click();
  await expect(page).toHaveURL(/\/detail$/);

  const contact = page.getByRole('button', { name: /^Contact owner/ }).filter({ visible: true });
  await contact.first().click();
  await signUpHere(page, request);
  const sheet = page.getByRole('dialog', { name: 'Contact the owner' });
  await expect(sheet.getByText(/You have 3 of 3 free contacts left/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Get the number, use 1 of 3' }).click();
  const call = sheet.getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', /^\/nb-call-log\/with\//);
  await expect(sheet.getByText(/You have 2 of 3 free contacts left/)).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/detail$/);

  // The next step takes the place of the button: a call now, or after the owner’s quiet hours.
  await expect(
    page
      .getByRole('main')
      .getByText(/^Call \w+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(contact).toHaveCount(0);

  await page.goto('/profile/shortlist');
  await expect(page.getByText('1 home', { exact: true })).toBeVisible();
  await page.goto('/profile/myContacts');
  await expect(page.getByText(/has had your number since/)).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Hide my number' }).click();
  await expect(page.getByText(/Your number is hidden here now/)).toBeVisible();
});

test('no page contains an owner’s number before it is requested', ONE_SCREEN, async ({ request }) => {
  for (const path of ['/', '/flats-for-rent-in-bangalore', '/bangalore/rent']) {
    const answer = await request.get(path);
    expect(await answer.text(), path).not.toMatch(/910000\d{6}|homes\.example/);
  }
});
