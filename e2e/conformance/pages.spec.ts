import { hydrated } from '../quality/hydrated.ts';
import { expect, test } from '../quality/watched-test.ts';
import { expectStrictPolicy, filesWithoutDigest, readThrough, watchPolicy } from '../security/policy-watch.ts';
import { knownListing } from '../stack/known-listing.ts';
import { routeRows } from './inventory.ts';

/** Screens of the account's remote that are not there yet: chats, support, the dialer. */
const LATER = /chat|support|call log|missed calls|dialer/;

/** Rows that open today. A remote that is not built yet owns the others. */
const ROWS = routeRows().filter(
  ({ kind, owner, screen }) =>
    (owner === 'mfe-search' && kind !== 'hybrid') ||
    (owner === 'mfe-account' && kind !== 'hybrid' && !LATER.test(screen)) ||
    (owner === 'mfe-plans' && /\bplans\b/.test(screen) && kind === 'page'),
);

test('the inventory lists the pages of search, plans and account', () => {
  expect(ROWS.length).toBeGreaterThan(80);
});

for (const { pattern, example, screen } of ROWS) {
  test(`${pattern} opens and keeps to the policy: ${screen}`, async ({ page, request }) => {
    const path = example.includes('{propertyId}')
      ? example.replace('{propertyId}', (await knownListing(request)).id)
      : example;
    const stopped = await watchPolicy(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expectStrictPolicy(answer);
    await expect(page.locator('#main h1').first()).toBeVisible();
    await expect(page.locator('#main h1')).toHaveCount(1);
    await expect(page.locator('#main [role=alert][data-remote]'), 'the fallback of a page that failed').toHaveCount(0);
    await expect(page).toHaveTitle(/\S+ \| Aangan|Aangan/);
    await hydrated(page);
    await readThrough(page);
    expect(stopped).toEqual([]);
    expect(await filesWithoutDigest(page)).toEqual([]);
  });
}
