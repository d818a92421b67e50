import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { FALLBACK } from './fault-kinds.ts';
import { type FaultyBuilds, faultyBuilds } from './faulty-release.ts';

test.describe.configure({ mode: 'serial' });
// Problems caused on purpose appear in the browser's console. A fallback is not as high as the page that it replaces.
test.use({ allowedConsole: [/.*/s], layoutShiftLimit: 1 });

let builds: FaultyBuilds;
test.beforeAll(async () => {
  builds = await faultyBuilds();
});
test.afterAll(() => builds.remove());
test.afterEach(({ site }) => site.faults.mendAll());

const FAULTS = [
  { path: '/faulty/on-load', mended: 'Mended: on load', what: 'throws on load' },
  { path: '/faulty/in-render', mended: 'Mended: in render', what: 'throws in render' },
  { path: '/faulty/in-loader', mended: 'Mended: in the loader', what: 'throws in its loader' },
  { path: '/faulty/loader-hangs', mended: 'Mended: the loader ends', what: 'never ends its loader' },
  { path: '/faulty/null-export', mended: 'Mended: an export', what: 'exports null' },
] as const;

test('pages that throw fail only in their own region on the server and in the browser, until a working release is live', async ({
  site,
  request,
  page,
}) => {
  await goLiveUnchecked(site, builds.broken);
  await Promise.all(
    FAULTS.map(async ({ path, what }) => {
      const answer = await request.get(path);
      expect(answer.status(), what).toBe(503);
      const text = await answer.text();
      expect(text, what).toMatch(FALLBACK);
      expect(text, what).toContain('<header');
    }),
  );
  expect((await request.get('/faulty/sound')).status()).toBe(200);
  expect((await request.get('/')).status()).toBe(200);

  await page.goto('/faulty/in-effect');
  await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/faulty/in-render');
  await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveURL(/\/tenant\/plans/);
  await expect(page.locator('#main h1')).not.toContainText(FALLBACK);

  await site.publish(builds.mended);
  for (const { path, mended } of FAULTS) {
    await expect
      .poll(async () => (await request.get(path)).text(), { message: `${path} comes back` })
      .toContain(mended);
  }
});

test('a running server does not activate a release whose pages throw on load', async ({ site, request }) => {
  await site.publish(builds.mended);
  await expect.poll(async () => (await request.get('/faulty/on-load')).status()).toBe(200);
  await site.publishUnchecked(builds.broken);
  // Two polls of the registry later it would be live.
  const until = Date.now() + 3000;
  while (Date.now() < until) expect((await request.get('/faulty/on-load')).status()).toBe(200);
});

test('a lazy section whose chunk is missing is reported, and the page stays', async ({ site, page }) => {
  await site.publish(builds.mended);
  await expect.poll(async () => (await page.request.get('/faulty/lazy-part')).status()).toBe(200);
  const mend = site.faults.break(/page-lazyPart-part/, { kind: 'status', status: 404 });
  await page.goto('/faulty/lazy-part');
  await hydrated(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('button', { name: 'Show the part' }).click();
  await expect
    .poll(() => site.faults.broken().filter((path) => path.includes('page-lazyPart-part')).length)
    .toBeGreaterThan(0);
  await expect(page.getByRole('banner')).toBeVisible();
  // One guarded reload and no more: a second one would start a loop.
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Show the part' });
  await expect(async () => {
    // The reload may happen in between.
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible({ timeout: 1500 });
  }).toPass();
  expect(loads).toBeLessThanOrEqual(1);
  mend();
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Show the part' }).click();
    await expect(page.getByText('The lazy part is here')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

/** A release that every gate would reject, active from the server's start. */
async function goLiveUnchecked(site: PrivateSite, dist: string): Promise<void> {
  await site.publishUnchecked(dist);
  await site.shell.stop();
  site.shell.start();
  await site.healthy();
}
