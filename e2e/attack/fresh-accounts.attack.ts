import { FREE_CONTACTS_A_MONTH } from '@aangan/shared-kit/domain/contact-allowance';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { logIn } from '../support/log-in.ts';

const site = () => process.env.E2E_URL ?? '';

/** The newest homes of a city. */
async function homes(context: BrowserContext, count: number): Promise<string[]> {
  const params = { category: 'RENT', city: 'bangalore', size: count };
  const answer = await context.request.get(`${site()}/api/v1/property/search`, { params });
  const { records }: { records: { id: string }[] } = await answer.json();
  return records.map(({ id }) => id);
}

async function freshAccount(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await logIn(context, site());
  return context;
}

/** Asks for an owner's number, and claims that it is wrong. @returns whether the number was shown */
async function askAndClaim({ request }: BrowserContext, listing: string) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const asked = await request.post(`${site()}/api/v3/activity/contact/${listing}`, { headers, data: {} });
  const { contactId } = (await asked.json()) as { contactId?: string | null };
  if (!contactId) return { shown: false, state: undefined };
  const path = `${site()}/api/v1/user/contacts/${contactId}/claim`;
  const claimed = await request.post(path, { headers, data: { reason: 'WRONG_NUMBER' } });
  const { claim } = (await claimed.json()) as { claim: { state: string } };
  return { shown: true, state: claim.state };
}

for (const count of [2, 3, 30]) {
  test(`${count} fresh accounts that claim the same wrong number get no contact back`, async ({ browser }) => {
    const accounts: BrowserContext[] = [];
    for (let each = 0; each < count; each++) accounts.push(await freshAccount(browser));
    const [listing = ''] = await homes(accounts[0] as BrowserContext, 1);
    for (const account of accounts) {
      expect(await askAndClaim(account, listing)).toEqual({ shown: true, state: 'waiting' });
    }
    for (const account of accounts) await account.close();
  });
}

test('two fresh accounts that claim every number read no more than a month’s contacts each', async ({ browser }) => {
  const accounts = [await freshAccount(browser), await freshAccount(browser)];
  const listings = await homes(accounts[0] as BrowserContext, 3 * FREE_CONTACTS_A_MONTH);
  const shown = accounts.map(() => 0);
  for (const listing of listings) {
    for (const [index, account] of accounts.entries()) {
      if ((await askAndClaim(account, listing)).shown) shown[index] = (shown[index] ?? 0) + 1;
    }
  }
  console.log(`${listings.length} homes asked for by two accounts, ${shown.join(' and ')} numbers shown`);
  expect(shown).toEqual([FREE_CONTACTS_A_MONTH, FREE_CONTACTS_A_MONTH]);
  for (const account of accounts) await account.close();
});
