import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo } from '@aangan/e2e/support/sms-code';
import { expect, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** An account number that no other run of the test uses. */
const newAccount = () => `5010${Date.now()}`.slice(0, 16);

test('the first rent goes to a new landlord and arrives', async ({ page, baseURL }) => {
  const { phone } = await logIn(page.context(), baseURL ?? '');
  await page.goto('/pay-property-rent-online');
  await hydrated(page);
  await page.getByLabel('Amount for the landlord').fill('18000');
  await expect(page.getByRole('row', { name: /^Net banking ₹90 ₹18,090/ })).toBeVisible();
  await page.getByRole('link', { name: 'Pay rent', exact: true }).click();

  await expect(page.getByText('Step 1 of 3: Who gets the money')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Landlord’s name').fill('Meena Iyer');
  await page.getByLabel('Landlord’s mobile number').fill('9845012345');
  await page.getByLabel('Account number').fill(newAccount());
  await page.getByLabel('IFSC').fill('HDFC0000053');
  await page.getByRole('button', { name: 'Check the account' }).click();

  await expect(page.getByText(/^The bank confirms that this is/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Address of the home').fill('12, 4th Cross, Jayanagar, Bangalore');
  await page.getByLabel('Rent a month').fill('18000');
  await page.getByLabel('PAN', { exact: true }).selectOption({ label: 'The landlord has no PAN' });
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Step 3 of 3: What you pay')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review the payment' }).click();

  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    page.getByText('Please enter the OTP sent your registered mobile number to verify your account'),
  ).toBeVisible();
  // The first code was that of the login.
  await page.getByLabel('OTP').fill(await codeSentTo(page.request, phone, { after: 1 }));
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page.getByRole('radio', { name: /^UPI: no fee/ })).toBeChecked();
  await expectAccessible(page);
  const due = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Continue to payment: ₹18,000' }).click();

  await expect(page).toHaveURL(/\/checkout\/ord_/);
  await hydrated(page);
  await page.getByLabel('UPI app or QR code').check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('link', { name: 'Open a UPI app on this device' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page).toHaveURL(new RegExp(`${due}$`));
  await hydrated(page);
  // The bank's answers come by themselves.
  await expect(page.locator('[aria-current=step]')).toContainText('The money is in the landlord’s account.', {
    timeout: 30_000,
  });
  await expectAccessible(page);

  await page.goto('/pay-rent/history');
  await expect(page.getByRole('listitem').filter({ hasText: 'Meena Iyer' })).toContainText('Arrived');
  await expectAccessible(page);
});
