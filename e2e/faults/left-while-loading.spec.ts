import { holdDocuments } from '../stack/held-document.ts';
import { knownListing } from '../support/known-listing.ts';
import { expect, test } from '../support/test.ts';

const SHELL_SCRIPT = /\/shell\/[^/]+\/main\.js$/;

type Moment = 'left' | 'ran' | 'hydrated';

/**
 * How far a document has loaded when its visitor leaves, by what starts the rest of it, and how far its scripts get.
 */
const LEFT: readonly { name: string; mark: string; until: Moment }[] = [
  { name: 'before its state', mark: '<script type="application/json" id="aangan-state"', until: 'ran' },
  { name: 'in the middle of its state', mark: '"deferred":[', until: 'ran' },
  { name: 'before what comes later', mark: '<script type="application/json" data-deferred=', until: 'hydrated' },
];

for (const { name, mark, until } of LEFT) {
  test(`leaving a page ${name} is no error`, async ({ page, request, baseURL }) => {
    const { url } = await knownListing(request);
    const site = await holdDocuments(`${baseURL}`, mark);
    const moments = { left: Promise.withResolvers(), ran: Promise.withResolvers(), hydrated: Promise.withResolvers() };
    const next = Promise.withResolvers<void>();
    await page.exposeBinding('reportToTest', (_source, moment: Moment) => moments[moment].resolve(undefined));
    await page.addInitScript(reportScripts);
    await page.route(SHELL_SCRIPT, (route) => moments.left.promise.then(() => route.continue()));
    await page.route('**/offline.txt', (route) => next.promise.then(() => route.fulfill({ body: 'Elsewhere' })));
    await page.goto(`${site.url}${url}`, { waitUntil: 'commit' });
    await expect(page.locator('#main h1')).toBeVisible();

    // Leaving cancels scripts that are still loading, and without them nothing runs.
    await page.waitForFunction(preloadsLoaded);

    // The next page is slow, so that responses for this one still arrive.
    await page.evaluate(() => void setTimeout(() => location.assign('/offline.txt')));
    await moments[until].promise;
    next.resolve();
    await expect(page.getByText('Elsewhere')).toBeVisible();
    await site.close();
  });
}

/** Runs in the page. */
function preloadsLoaded(): boolean {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')];
  return preloads.every(({ href }) => performance.getEntriesByName(href).length > 0);
}

/** Runs in the page, which cannot be queried while it unloads. */
function reportScripts(): void {
  const { reportToTest } = window as unknown as { reportToTest: (moment: Moment) => Promise<void> };
  document.addEventListener('readystatechange', () => void reportToTest('left'));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('aangan:hydrated').length > 0) void reportToTest('hydrated');
  }).observe({ type: 'mark' });
  const whenRun = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !/\/main\./.test(target.src)) return;
    document.body.append('Something that the page changes');
    setTimeout(() => void reportToTest('ran'));
  };
  document.addEventListener('load', whenRun, true);
}
