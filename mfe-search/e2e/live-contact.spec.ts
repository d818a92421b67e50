import { hydrated } from '@aangan/e2e/support/hydrated';
import { knownListing } from '@aangan/e2e/support/known-listing';
import { logIn } from '@aangan/e2e/support/log-in';
import { newAddress, ownAddress } from '@aangan/e2e/support/own-address';
import { codeSentTo } from '@aangan/e2e/support/sms-code';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { APIRequestContext } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

/** The number of a listing's owner, ten digits, from a contact of another seeker. */
async function ownerNumber(request: APIRequestContext, listingId: string): Promise<string> {
  const answer = await request.post(`/api/v3/activity/contact/${listingId}`, {
    headers: { device: 'DESKTOP' },
    data: {},
  });
  const { contact }: { contact: { phone: string } | null } = await answer.json();
  if (!contact) throw new Error(`The owner of ${listingId} gives no number: ${await answer.text()}`);
  return contact.phone.slice('+91'.length);
}

/** Logs in as the owner, who decides from now on who gets the number. */
async function logInAsOwner(request: APIRequestContext, phone: string): Promise<void> {
  // The device's cookie comes with the first page.
  await request.get('/page-not-found');
  const headers = { device: 'DESKTOP', 'x-forwarded-for': newAddress() };
  const sent = await request.post('/api/v1/user/otp/send', { headers, data: { purpose: 'login', phone } });
  const { attempt }: { attempt: string } = await sent.json();
  const otp = await codeSentTo(request, phone);
  expect((await request.post('/api/v1/user/otp/verify', { headers, data: { attempt, otp } })).ok()).toBe(true);
  const preference = { headers, data: { askFirst: true } };
  expect((await request.put('/api/v1/user/contact-preference', preference)).ok()).toBe(true);
}

test(
  'a request appears on the owner’s open page, and the owner’s yes on the seeker’s',
  ONE_SCREEN,
  async ({ browser, context, page, baseURL }) => {
    const visitor = () =>
      browser.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { 'x-forwarded-for': newAddress() } });
    const [scout, ownerContext] = [await visitor(), await visitor()];
    // No other test asks for this owner's number.
    const { id, url } = await knownListing(context.request, 'RENT', 'hyderabad');
    await logIn(scout, baseURL ?? '', 'Vikram Shah');
    await logInAsOwner(ownerContext.request, await ownerNumber(scout.request, id));

    const owner = await ownerContext.newPage();
    await owner.goto('/');
    await hydrated(owner);
    // The menu has the entries of owners, because this person has listed homes.
    await owner.getByRole('banner').locator('summary', { hasText: 'Account:' }).click();
    await owner.getByRole('banner').getByRole('link', { name: 'Interested tenants' }).click();
    await expect(owner).toHaveURL('/tenant-interested');
    await expect(owner.getByRole('heading', { name: 'Vikram Shah' })).toBeVisible();

    await logIn(context, baseURL ?? '', 'Meera Iyer');
    await page.goto(url);
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Contact owner/ })
      .filter({ visible: true })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: 'Contact the owner' });
    await sheet.getByRole('button', { name: /^Ask the owner/ }).click();
    await expect(sheet.getByText(/request ends after a week/)).toBeVisible();

    const asking = owner.getByRole('article', { name: 'Meera' });
    await expect(asking.getByText('Asks for your number.')).toBeVisible();
    await asking.getByRole('button', { name: 'Give my number' }).click();

    await expect(sheet.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^\/nb-call-log\/with\//);
    await Promise.all([scout.close(), ownerContext.close()]);
  },
);
