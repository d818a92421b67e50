import { expectAccessible } from '@aangan/e2e/support/accessible';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo, newNumber } from '@aangan/e2e/support/sms-code';
import { expect, test } from '@aangan/e2e/support/test';
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

/** Chooses a slot of the last day in the calendar: its slots are free for whoever runs the test. */
async function chooseSlot(page: Page, { arrow }: { readonly arrow?: 'ArrowDown' } = {}): Promise<void> {
  await page.locator('input[name="slot-day"]:enabled').last().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press(arrow ?? 'Space');
}

test('a new visitor books a cleaning and moves it: cart, login on the way, address, slot, payment, another slot', async ({
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

  await expect(page.getByRole('heading', { name: 'Where should we come?' })).toBeVisible();
  await hydrated(page);
  await page.getByLabel('House or flat number').fill('12');
  await page.getByLabel('Locality').fill('Koramangala');
  await page.getByLabel('PIN code').fill('560034');
  await page.getByRole('button', { name: 'Save address' }).click();

  await expect(page.getByRole('heading', { name: 'When should we come?' })).toBeVisible();
  await expectAccessible(page);
  await chooseSlot(page);
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

  await page.goto('/myBookings');
  await hydrated(page);
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cleaning/ })
    .click();
  await expect(page.getByText('You can move this booking 3 more times')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await expect(page.getByText(/^If you cancel now, we refund/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose another time');
  await expectAccessible(page);
  await chooseSlot(page, { arrow: 'ArrowDown' });
  await page.getByRole('button', { name: 'Move the booking' }).click();
  await expect(page.getByText('Your booking has the new time.')).toBeVisible();
  await expect(page.getByText('You can move this booking 2 more times')).toBeVisible();
});
