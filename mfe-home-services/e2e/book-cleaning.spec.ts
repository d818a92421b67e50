import { hydrated } from '@aangan/e2e/support/hydrated';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo, newNumber } from '@aangan/e2e/support/sms-code';
import { expect, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in to book' });

/** A new visitor signs up in the dialog that the cart opened. */
async function signUp(page: Page): Promise<void> {
  const number = newNumber();
  await dialog(page).getByLabel('Mobile number').fill(number);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByLabel('Name').fill('Asha Rao');
  await dialog(page).getByLabel('E-mail').fill(`asha.${number}@example.com`);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await dialog(page)
    .getByLabel('6-digit code')
    .fill(await codeSentTo(page.request, number));
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a new visitor books a cleaning: cart, login on the way, address, slot, payment, confirmation', async ({
  page,
}) => {
  await page.goto('/home-services/bangalore');
  const item = { city: 'bangalore', sku: 'HS_CLEANING_HOME_2BHK', quantity: 1, addOns: [] };
  const put = await page.request.put('/hs-backend/api/v1/cart/item', { headers: { device: 'DESKTOP' }, data: item });
  expect(put.ok()).toBe(true);

  await page.goto('/home-services/cart');
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue to address and time' }).first().click();
  await signUp(page);

  await expect(page.getByRole('heading', { name: 'Where shall we come?' })).toBeVisible();
  await hydrated(page);
  await page.getByLabel('House or flat number').fill('12');
  await page.getByLabel('Locality').fill('Koramangala');
  await page.getByLabel('PIN code').fill('560034');
  await page.getByRole('button', { name: 'Save address' }).click();

  await expect(page.getByRole('heading', { name: 'When shall we come?' })).toBeVisible();
  await expectAccessible(page);
  // The last day of the calendar: its slots are free for whoever runs the test.
  await page.locator('input[name="slot-day"]:enabled').last().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Hold this slot' }).click();

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^(Confirm the booking|Go to payment)/ }).click();

  await expect(page).toHaveURL(/\/checkout\/ord_/);
  await hydrated(page);
  await page.getByLabel('Debit or credit card').check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaning is booked');
  await expectAccessible(page);
  await page.goto('/home-services/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
