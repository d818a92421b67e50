import { randomUUID } from 'node:crypto';
import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { newAddress, ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Browser, Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

interface Flatmate {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly phone: string;
}

async function newFlatmate(browser: Browser, site: string, name: string): Promise<Flatmate> {
  const context = await browser.newContext({ baseURL: site, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } });
  const { phone } = await logIn(context, site, name);
  return { page: await context.newPage(), request: context.request, phone };
}

/** Calls the API as somebody who is logged in. */
async function call<Answer>({ request }: Flatmate, method: 'GET' | 'POST', path: string, data?: object) {
  const headers = { device: 'DESKTOP', 'idempotency-key': randomUUID() };
  const answer = await request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Proves the number, makes the order and pays it at the sandbox, without a browser. */
async function payByApi(flatmate: Flatmate, dueId: string): Promise<void> {
  const { attempt } = await call<{ attempt: string }>(flatmate, 'POST', 'rent-pay/otp', {});
  const otp = await codeSentTo(flatmate.request, flatmate.phone, { after: 1 });
  await call(flatmate, 'POST', 'rent-pay/otp/verify', { attempt, otp });
  const { shares } = await call<{ shares: { id: string; isOwn: boolean; paise: number }[] }>(
    flatmate,
    'GET',
    `rent-pay/dues/${dueId}`,
  );
  const own = shares.find(({ isOwn }) => isOwn);
  const path = `rent-pay/shares/${own?.id}/pay`;
  const { orderId } = await call<{ orderId: string }>(flatmate, 'POST', path, { method: 'upi' });
  const json = { method: 'upi', wallet: 'on', claimId: null, gatewayPaise: own?.paise };
  const { payUrl } = await call<{ payUrl: string }>(flatmate, 'POST', `orders/${orderId}/pay`, json);
  const gateway = (await flatmate.request.get(payUrl)).url();
  const form = { decision: 'pay', trouble: 'none' };
  const paid = await flatmate.request.post(gateway, { form, headers: { device: 'DESKTOP' } });
  expect(paid.ok()).toBe(true);
}

/** From the page of the payment to the gateway and back, in a browser. */
async function payOnPage({ page, request, phone }: Flatmate): Promise<void> {
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP').fill(await codeSentTo(request, phone, { after: 1 }));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Continue to payment: ₹6,000' }).click();
  await expect(page).toHaveURL(/\/checkout\/ord_/);
  await hydrated(page);
  await page.getByLabel('UPI app or QR code').check();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('link', { name: 'Open a UPI app on this device' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/pay-rent\/due\//);
}

/** Asha's home, whose rent is ₹24,000. @returns the tenancy's id */
async function newTenancy(asha: Flatmate): Promise<string> {
  const { id: landlordId } = await call<{ id: string }>(asha, 'POST', 'rent-pay/landlords', {
    ...{ name: 'Meena Iyer', phone: '9845012345', email: '', pan: '', hasNoPan: true },
    destination: { kind: 'bank', accountNumber: `5010${Date.now()}`.slice(0, 16), ifsc: 'HDFC0000053' },
  });
  await call(asha, 'POST', `rent-pay/landlords/${landlordId}/check`, {});
  const home = '12, 4th Cross, Jayanagar, Bangalore';
  const json = { kind: 'rent', landlordId, home, monthlyPaise: 24_000_00, dueDay: 5 };
  return (await call<{ id: string }>(asha, 'POST', 'rent-pay/tenancies', json)).id;
}

test('four flatmates pay a share each, and the landlord gets one sum', ONE_SCREEN, async ({ browser, baseURL }) => {
  const site = baseURL ?? '';
  const [asha, chetan, divya] = [
    await newFlatmate(browser, site, 'Asha Rao'),
    await newFlatmate(browser, site, 'Chetan Das'),
    await newFlatmate(browser, site, 'Divya Nair'),
  ];
  const tenancyId = await newTenancy(asha);

  await asha.page.goto(`/pay-rent/tenancy/${tenancyId}`);
  await asha.page.getByRole('link', { name: 'Split with flatmates' }).click();
  await hydrated(asha.page);
  const invite = async (name: string) => {
    await asha.page.getByLabel('Name of your flatmate').fill(name);
    await asha.page.getByRole('button', { name: 'Make a link' }).click();
    await expect(asha.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    return new URL(await asha.page.getByLabel('Invitation').inputValue()).pathname;
  };
  const forBela = await invite('Bela');
  await expectAccessible(asha.page);
  for (const flatmate of [chetan, divya]) {
    const token = (await invite(flatmate === chetan ? 'Chetan' : 'Divya')).split('/').at(-1);
    await call(flatmate, 'POST', `rent-pay/flatmate-link/${token}/join`);
  }

  // Bela reads what it is about, and logs in to join.
  const stranger = await browser.newContext({ baseURL: site, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } });
  const page = await stranger.newPage();
  await page.goto(forBela);
  await expect(page.getByRole('heading', { name: 'Asha shares the rent with you' })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to share the rent' })).toBeVisible();
  const { phone } = await logIn(stranger, site, 'Bela Shah');
  const bela = { page, request: stranger.request, phone };
  // The press waits for the login.
  await page.goto(forBela);
  await expect(page).toHaveURL(`/rent-pay/split/${tenancyId}`);
  await hydrated(page);
  await expectAccessible(page);

  await asha.page.getByRole('link', { name: 'Pay for this home' }).click();
  await asha.page.getByRole('button', { name: 'Review the payment' }).click();
  await expect(asha.page).toHaveURL(/\/pay-rent\/due\//);
  const dueId = new URL(asha.page.url()).pathname.split('/').at(-1) ?? '';
  await payOnPage(asha);
  for (const flatmate of [chetan, divya]) await payByApi(flatmate, dueId);

  await page.goto(`/rent-pay/split/${tenancyId}`);
  await hydrated(page);
  await expect(page.getByText('₹18,000 of ₹24,000 received.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pay your share/ }).click();
  await payOnPage(bela);
  await hydrated(page);
  // The landlord has one sum, and both pages say so by themselves.
  for (const each of [page, asha.page]) {
    await expect(each.locator('[aria-current=step]')).toContainText('The money is in the landlord’s account.', {
      timeout: 30_000,
    });
  }
  await expect(page.getByRole('link', { name: 'Rent receipt (PDF)' })).toBeVisible();
  for (const { page: each } of [asha, chetan, divya]) await each.context().close();
  await stranger.close();
});
