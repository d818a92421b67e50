import { hydrated } from '../quality/hydrated.ts';
import { expect } from '../quality/watched-test.ts';
import { withoutLeisure } from '../quality/without-leisure.ts';
import { knownListing } from '../stack/known-listing.ts';
import { test } from '../stack/private-site-test.ts';

const PAGES = ['/', '/mumbai/rent', '/flats-for-rent-in-bangalore', '{listing}', '/tenant/plans'] as const;

for (const path of PAGES) {
  test(`${path}: each call is made once for a first view, none again once the page is alive`, async ({
    page,
    site,
    request,
  }) => {
    const url = path === '{listing}' ? (await knownListing(request, 'BUY')).url : path;
    await withoutLeisure(page);
    site.calls.clear();
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const calls = site.calls.calls().map((call) => `${call.method} ${call.path}`);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls).toEqual([...new Set(calls)]);
  });
}
