import { hydrated } from '../support/hydrated.ts';
import { knownListing } from '../support/known-listing.ts';
import { said } from '../support/said.ts';
import { expect } from '../support/test.ts';
import { goOffline, goOnline, savedPaths, test, untilSaved, visit } from './offline-test.ts';

test('visited pages open and hydrate without a network', async ({ page, context, network, request }) => {
  const { url } = await knownListing(request);
  await visit(page, '/');
  await visit(page, url);
  const title = await page.locator('#main h1').textContent();
  await goOffline(context, network);

  await page.reload();
  await hydrated(page);
  await expect(page.locator('#main h1')).toHaveText(title ?? '');
  await expect(page.locator('#main img').first()).toHaveJSProperty('complete', true);
  expect(
    await page
      .locator('#main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);

  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('#main h1')).toContainText('Homes from owners');
});

test('a page that is not cached leads to the offline page, which reloads by itself', async ({
  page,
  context,
  network,
  request,
}) => {
  const { url } = await knownListing(request);
  const { url: other } = await knownListing(request, 'BUY');
  await visit(page, url);
  await goOffline(context, network);

  await page.goto(other);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const looked = page.getByRole('region', { name: 'Recently viewed homes' });
  await expect(looked.getByRole('link')).toHaveAttribute('href', url);
  await expect(looked.locator('img')).toHaveJSProperty('naturalWidth', 640);

  await goOnline(context, network);
  await expect(page.locator('#main h1')).not.toHaveText('You are offline');
  await expect(page).toHaveURL(other);
});

test('a listing viewed before opens from an open page while offline, and Back works', async ({
  page,
  context,
  network,
}) => {
  await visit(page, '/flats-for-rent-in-bangalore');
  const heading = page.locator('#main h1');
  const results = (await heading.textContent()) ?? '';
  const link = page.locator('#main [data-listing] a').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText(results);
  await untilSaved(page, address);
  await page.goBack();
  await expect(page).toHaveURL('/flats-for-rent-in-bangalore');
  // The property page has cards too: only the heading shows that the results have loaded.
  await expect(heading).toHaveText(results);
  await goOffline(context, network);

  await link.click();
  await expect(page).toHaveURL(address);
  await hydrated(page);
  await expect(heading).not.toHaveText(results);
  await page.goBack();
  await expect(page).toHaveURL('/flats-for-rent-in-bangalore');
  await expect(heading).toHaveText(results);
  await expect(page.locator('#main [data-listing]').first()).toBeVisible();
});

test('going offline and coming back is announced politely', async ({ page, context, network }) => {
  await visit(page, '/');
  const gone = said(page, 'You are offline. Pages you have visited still open.');
  await goOffline(context, network);
  await gone;
  const back = said(page, 'You are online again.');
  await goOnline(context, network);
  await back;
});

test('a shortlist is cached completely, and removed pages are deleted', async ({ page, request }) => {
  const { url } = await knownListing(request);
  const { url: other } = await knownListing(request, 'BUY');
  await visit(page, '/');
  await page.evaluate(
    async (paths) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'keep', list: 'shortlist', paths });
    },
    [url, other],
  );
  await untilSaved(page, url);
  await untilSaved(page, other);

  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    active?.postMessage({ type: 'forget' }, [port2]);
    await done;
  });
  expect(await savedPaths(page, 'documents')).toEqual(['/offline']);
  expect(await savedPaths(page, 'pictures')).toEqual([]);
});

test('no API answer, failed page or no-store page is ever cached', async ({ page, request, site }) => {
  const { id, url } = await knownListing(request);
  await visit(page, url);
  await page.reload();
  await page.evaluate(async (address) => {
    await fetch(address);
    await fetch('/healthz');
    await fetch('/api/v1/property/search', { method: 'POST', body: '{}' });
  }, `/api/v1/property/${id}`);
  await page.goto('/page-not-found');
  await page.goto('/still-available/secret');
  await page.goto('/healthz');
  await site.api.stop();
  expect((await page.goto(`${url}?failed`))?.status()).toBe(503);
  // It would reload by itself with the API, and then be cached as a normal page.
  await page.goto('/offline');
  site.api.start();
  await site.healthy();

  const saved = await page.evaluate(async () => {
    const entries = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url: address, method } of await cache.keys()) {
        const response = await cache.match(address, { ignoreVary: true });
        const control = response?.headers.get('cache-control') ?? '';
        entries.push({ path: address.slice(location.origin.length), method, status: response?.status, control });
      }
    }
    return entries;
  });
  expect(saved.length).toBeGreaterThan(10);
  for (const { path, method, status, control } of saved) {
    expect([path, method, status]).toEqual([path, 'GET', 200]);
    expect(path).not.toMatch(/^\/(api|healthz|page-not-found|still-available)|failed/);
    expect(control).not.toContain('no-store');
  }
});
