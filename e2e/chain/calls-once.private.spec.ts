import { test } from '../stack/private-site-test.ts';
import { firstViewEnd } from '../support/first-view-end.ts';
import { knownListing } from '../support/known-listing.ts';
import { expect } from '../support/test.ts';

/** Reports about the visit: sent whenever there is something to report. */
const REPORTS = ['/api/v1/monitoring/report', '/createEvent'];

const PAGES = ['/', '/mumbai/rent', '/flats-for-rent-in-bangalore', '{listing}', '/tenant/plans'] as const;

test('a first view makes each call once, on the server or in the browser', async ({ page, site, request }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      const url = path === '{listing}' ? (await knownListing(request, 'BUY')).url : path;
      site.calls.clear();
      await page.goto(url);
      const began = await page.evaluate(() => performance.timeOrigin);
      const end = began + (await firstViewEnd(page));
      const calls = site.calls.calls().filter(({ at }) => at < end);
      const names = calls
        .filter(({ path: called }) => !REPORTS.includes(called))
        .map(({ method, path: called }) => `${method} ${called}`);
      expect.soft(names.length, path).toBeGreaterThan(0);
      expect.soft(names, path).toEqual([...new Set(names)]);
    });
  }
});
