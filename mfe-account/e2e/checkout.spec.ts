import { randomUUID } from 'node:crypto';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A new person with an order for ₹500 in the wallet. @returns the path of its checkout page */
async function ordered(page: Page, site: string): Promise<string> {
  await logIn(page.context(), site);
  const answer = await page.context().request.post(`${site}/api/v1/wallet/topup`, {
    headers: { device: 'DESKTOP', 'idempotency-key': randomUUID() },
    data: { amountPaise: 50_000 },
  });
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  return checkoutUrl;
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹500' }).click();
const paid = (page: Page) => page.getByText('₹500 was paid.');
/** Presses a button on the sandbox's page. */
const decide = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('money for the wallet is paid on the checkout page, after a card that fails', async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await page.goto('/wallet');
  await hydrated(page);
  await page.getByRole('button', { name: '₹500', exact: true }).click();
  await page.getByRole('button', { name: 'Add ₹500' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money for your wallet');
  await expect(page.getByText('No GST applies to this.')).toBeVisible();
  await hydrated(page);
  await page.getByLabel('Debit or credit card').check();
  await pay(page);
  await decide(page, 'Let it fail');
  await expect(page.getByText(/did not go through/)).toBeVisible();
  await hydrated(page);
  await page.getByLabel('Net banking').check();
  await pay(page);
  await decide(page, 'Pay');
  await expect(paid(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^RC-\d\d-\d\d-\d{7}\.pdf$/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('₹500', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/wallet$/);
});

test('a UPI payment that is made elsewhere appears on every open tab', async ({ page, baseURL }) => {
  const path = await ordered(page, baseURL ?? '');
  await page.goto(path);
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto(path);
  await hydrated(other);
  await pay(page);
  const link = page.getByRole('link', { name: 'Open a UPI app on this device' });
  await expect(link).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await expect(page.getByRole('img', { name: 'QR code to pay with a UPI app' })).toBeVisible({ visible: !isPhone });
  await expect(other.getByText(/^We are waiting for your bank/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const phone = await page.context().newPage();
  await phone.goto((await link.getAttribute('href')) ?? '');
  await decide(phone, 'Pay');
  await expect(paid(page)).toBeVisible();
  await expect(paid(other)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 422/] });

  test('an order is paid by the page’s form', ONE_SCREEN, async ({ page, baseURL }) => {
    await page.goto(await ordered(page, baseURL ?? ''));
    await page.getByLabel('UPI ID', { exact: true }).check();
    await pay(page);
    await expect(page.getByLabel('Your UPI ID')).toHaveAccessibleDescription(/Enter a UPI ID, such as asha@okbank\./);
    await page.getByLabel('Your UPI ID').fill('asha@okbank');
    await pay(page);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await expect(page.getByText('By asha@okbank')).toBeVisible();
    await decide(page, 'Pay');
    await expect(paid(page)).toBeVisible();
  });
});
