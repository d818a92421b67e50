import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { newAddress, ownAddress } from '@aangan/e2e/support/own-address';
import { expect, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** A home of ₹12,000 a month, due on the 28th. @returns its id */
async function newHome({ request }: BrowserContext, site: string): Promise<string> {
  const headers = { device: 'DESKTOP', 'x-forwarded-for': newAddress(), 'idempotency-key': `home-${Date.now()}` };
  const accountNumber = `5010${Date.now()}`.slice(0, 16);
  const landlord = await request.post(`${site}/api/v1/rent-pay/landlords`, {
    headers,
    data: {
      name: 'Meena Iyer',
      phone: '9845012345',
      email: '',
      pan: '',
      destination: { kind: 'bank', accountNumber, ifsc: 'HDFC0000053' },
      hasNoPan: true,
    },
  });
  const { id: landlordId }: { id: string } = await landlord.json();
  const home = { kind: 'rent', landlordId, home: '12, 4th Cross, Jayanagar, Bangalore', monthlyPaise: 12_000_00 };
  const tenancy = await request.post(`${site}/api/v1/rent-pay/tenancies`, { headers, data: { ...home, dueDay: 28 } });
  const { id }: { id: string } = await tenancy.json();
  return id;
}

test('a tenant sets automatic payment up, skips a month, pauses and ends it', async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  await page.goto(`/pay-rent/tenancy/${await newHome(page.context(), baseURL ?? '')}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Automatic payment and reminders' }).click();
  await expect(page.getByLabel('Maximum we may debit at a time')).toHaveValue('14,000');
  await expectAccessible(page);
  await page.getByLabel('Take it on the').selectOption('26');
  await page.getByLabel('I agree that Aangan debits my rent in this way.').check();
  await page.getByRole('button', { name: 'Continue to approve' }).click();

  await page.getByRole('link', { name: 'Approve in your UPI app' }).click();
  await page.getByRole('button', { name: 'Approve with UPI PIN' }).click();
  // The page changes by itself.
  await expect(page.getByText('the 26th of each month')).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Skip / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Debit .* again$/ }).click();
  await expect(page.getByRole('button', { name: /^Debit .* again$/ })).toBeHidden();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByText('End automatic payment').click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'Continue to approve' })).toBeVisible();

  await page.getByText('3 days before').click();
  await page.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});
