import { APP_AGENTS, injectApp } from '@aangan/e2e/support/app-page';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo, newNumber } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

/** Uses up the free contacts of who is logged in. @returns the page of a home that a plan is needed for */
async function homeThatNeedsAPlan(request: APIRequestContext): Promise<string> {
  const found = await request.get('/api/v1/property/search', {
    params: { category: 'RENT', city: 'mumbai', size: 20 },
  });
  const { records }: { records: { id: string; detailUrl: string }[] } = await found.json();
  for (const { id, detailUrl } of records) {
    const asked = await request.post(`/api/v3/activity/contact/${id}`, { headers: { device: 'DESKTOP' }, data: {} });
    const { status }: { status: string } = await asked.json();
    if (status === 'NO_PLAN_SELECTED') return detailUrl;
  }
  throw new Error('The free contacts do not end');
}

const buyFreedom = (page: Page) => page.getByRole('button', { name: 'Buy for ₹799' });
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹799' });
const gateway = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });
const contactSheet = (page: Page) => page.getByRole('dialog', { name: 'Contact the owner' });

/** From the checkout page to the gateway's, by card. */
async function payByCard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freedom plan');
  await hydrated(page);
  await page.getByLabel('Debit or credit card').check();
  await payButton(page).click();
}

test('a contact that needs a plan is made after one is bought', async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await page.goto(await homeThatNeedsAPlan(page.request));
  await hydrated(page);
  const contact = page.getByRole('button', { name: /^Contact owner/ }).filter({ visible: true });
  await contact.first().click();
  await contactSheet(page).getByRole('link', { name: 'See plans' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans for tenants');
  await buyFreedom(page).click();
  await payByCard(page);
  await page.getByRole('button', { name: 'Let it fail', exact: true }).click();
  await expect(page.getByText(/did not go through/)).toBeVisible();
  await payByCard(page);
  await gateway(page).click();
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freedom is yours');
  await expect(page.getByText('25 owner contacts', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Runs until \d+ \w+ \d{4}\.$/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('link', { name: 'Contact the owner' }).click();
  await expect(page).toHaveURL(/\/detail$/);
  await contactSheet(page)
    .getByRole('button', { name: /use 1 of \d\d$/ })
    .click();
  await expect(contactSheet(page).getByText(/of 25 contacts of Freedom left/)).toBeVisible();
});

test('a plan with an add-on and a coupon is bought from its sheet', async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await page.goto('/tenant/plans');
  await hydrated(page);
  await page.getByRole('link', { name: 'Details and add-ons (Freedom)' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Freedom');
  await sheet.getByLabel(/^Rental agreement/).check();
  await expect(sheet.getByRole('button', { name: 'Buy for ₹1,798' })).toBeVisible();
  await sheet.getByLabel('Coupon code').fill('welcome100');
  await sheet.getByRole('button', { name: 'Use the code' }).click();
  await sheet.getByRole('button', { name: 'Buy for ₹1,698' }).click();
  await expect(page.getByRole('button', { name: 'Pay ₹1,698' })).toBeVisible();
});

test('the pages of plans have no accessibility problems', ONE_SCREEN, async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  for (const address of [
    '/tenant/plans',
    '/plan-detail/banner?plan=tenant-freedom',
    '/plans/terms-conditions',
    '/modal=selectPaymentPlanview?propertyType=RENT',
    '/plan/success?paymentId=unknown',
  ]) {
    await page.goto(address);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        address,
      )
      .toEqual([]);
  }
});

test('the keyboard alone leads from a plan to the gateway', ONE_SCREEN, async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await page.goto('/tenant/plans');
  await hydrated(page);
  await buyFreedom(page).focus();
  await page.keyboard.press('Enter');
  await expect(payButton(page)).toBeVisible();
  await hydrated(page);
  await page.getByRole('radio', { name: 'UPI app or QR code' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Debit or credit card')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(payButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gateway(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan with an add-on is ordered, and paid as far as the gateway', ONE_SCREEN, async ({ page, baseURL }) => {
    await logIn(page.context(), baseURL ?? '');
    await page.goto('/tenant/plans?returnURL=%2Fflats-for-rent-in-pune');
    await page.getByRole('link', { name: 'Details and add-ons (Freedom)' }).click();
    await page.getByLabel(/^Rental agreement/).check();
    await page.getByRole('button', { name: 'Show the price' }).click();
    await page.getByRole('button', { name: 'Buy for ₹1,798' }).click();
    await page.getByLabel('Debit or credit card').check();
    await page.getByRole('button', { name: 'Pay ₹1,798' }).click();
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await expect(gateway(page)).toBeVisible();
  });
});

test.describe('in the webview of an app', () => {
  test.use({ userAgent: APP_AGENTS.ANDROID, viewport: { width: 390, height: 844 } });
  test.beforeEach(({ context }) => injectApp(context, 'ANDROID'));

  test('a plan is bought', ONE_SCREEN, async ({ page, baseURL }) => {
    await logIn(page.context(), baseURL ?? '');
    await page.goto('/tenant/plans?headerFalse=true');
    await hydrated(page);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await buyFreedom(page).click();
    await payByCard(page);
    await gateway(page).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freedom is yours');
  });
});

test('a visitor who presses “Buy” logs in, and goes on to pay without another press', async ({ page, request }) => {
  await page.goto('/tenant/plans');
  await hydrated(page);
  await buyFreedom(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to buy a plan' });
  const number = newNumber();
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue with your number only' }).click();
  await dialog.getByLabel('6-digit code').fill(await codeSentTo(request, number));
  await expect(payButton(page)).toBeVisible();
});
