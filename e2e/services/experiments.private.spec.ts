import { cp } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { dailyAuthKey } from '../../api/src/growth/experiments/public.ts';
import { nameByContent } from '../stack/named-by-content.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

const KEY = 'vip_plan_page_experiment_v5';
const PAGE = '/owner/plans';
/** What the page shows: whether VIP is offered, and whether it asks why a visitor leaves. */
const EXPERIMENTS = [KEY, 'plan_page_feedback'];
/** Default of a site outside production. */
const SECRET = 'aangan-development';

/** Puts the visitor's device into a bucket, as a tester does. */
async function force(request: APIRequestContext, deviceId: string, bucket: string, experiment = KEY): Promise<void> {
  const response = await request.post(
    `/swagger/v1/experiment/bucket/assign?device_id=${deviceId}&experiment_name=${experiment}&bucket=${bucket}`,
    { headers: { 'auth-key': dailyAuthKey(SECRET, Date.now()), device: 'DESKTOP' } },
  );
  expect(response.status()).toBe(200);
}

/** The plans, their links and the table in their order on the page. */
const order = (page: Page) =>
  page
    .locator('main article h2, main article a, main table')
    .evaluateAll((parts) => parts.map((part) => part.textContent));

for (const bucket of ['a', 'b', 'c']) {
  test(`bucket ${bucket} is in the document, and does not change with hydration`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    const deviceId = `tester-${bucket}-${test.info().workerIndex}-${Date.now()}`;
    await force(request, deviceId, bucket);
    await context.addCookies([{ name: 'aangan_device', value: deviceId, url: baseURL ?? '' }]);
    const cached = async () => (await context.cookies()).find(({ name }) => name === 'aangan_experiments');
    let html = '';
    // A document whose call timed out uses the default bucket and stores none.
    await expect(async () => {
      html = (await (await page.goto(PAGE))?.text()) ?? '';
      expect((await cached())?.value.split('.')).toContain(`${KEY}-${bucket}`);
    }).toPass();
    await hydrated(page);

    const still = await browser.newContext({ javaScriptEnabled: false });
    const sent = await still.newPage();
    await sent.setContent(html);
    const shown = await order(page);
    expect(shown).toEqual(await order(sent));
    await still.close();
    expect(shown.length).toBeGreaterThan(3);
    expect((await page.getByRole('link', { name: /^With VIP for ₹/ }).count()) > 0).toBe(bucket === 'c');
    const days = (((await cached())?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });
}

test('a bucket is decided once: a later page shows the bucket of the document', async ({ page, context, site }) => {
  // A page whose call timed out uses the default bucket and stores none.
  await expect(async () => {
    await context.clearCookies({ name: 'aangan_experiments' });
    await page.goto('/');
    await hydrated(page);
    site.calls.clear();
    await page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name: 'For owners' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plans for owners' })).toBeVisible();
    const cached = (await context.cookies()).find(({ name }) => name === 'aangan_experiments')?.value ?? '';
    for (const experiment of EXPERIMENTS) expect(cached).toContain(experiment);
  }).toPass();
  const shown = await order(page);
  const asked = () => site.calls.calls().filter(({ path }) => path.startsWith('/swagger/v1/participate/result'));
  expect(asked()).toHaveLength(EXPERIMENTS.length);
  await page.reload();
  await hydrated(page);
  expect(await order(page)).toEqual(shown);
  expect(asked()).toHaveLength(EXPERIMENTS.length);
});

test('a release brings a new experiment, with neither API nor shell restarted', async ({ request, site }) => {
  const key = `of_a_release_${Date.now()}`;
  const ask = () =>
    request.get(`/swagger/v1/participate/result?deviceId=tester-of-data&experiment=${key}`, {
      headers: { device: 'DESKTOP' },
    });
  expect((await ask()).status()).toBe(404);
  const dist = test.info().outputPath('dist');
  await cp(await site.releaseFolder('mfe-plans'), dist, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz|sig)$/.test(file),
  });
  await nameByContent(dist, (release) => ({
    ...release,
    experiments: { ...release.experiments, [key]: { buckets: { a: 0, b: 1 } } },
  }));
  await site.publish(dist);
  await expect.poll(async () => (await ask()).json()).toEqual({ data: { result: 'b' } });
});

test('the exit question causes no layout shift when its script loads', async ({ page, context, request, baseURL }) => {
  const deviceId = `tester-asked-${test.info().workerIndex}-${Date.now()}`;
  await force(request, deviceId, 'b', 'plan_page_feedback');
  await context.addCookies([{ name: 'aangan_device', value: deviceId, url: baseURL ?? '' }]);
  const table = page.getByRole('table');
  let before: Awaited<ReturnType<typeof table.boundingBox>> = null;
  // A document whose call timed out uses the default bucket instead.
  await expect(async () => {
    await page.goto('/owner-freedom');
    await hydrated(page);
    await table.scrollIntoViewIfNeeded();
    before = await table.boundingBox();
    await page.mouse.move(200, 300);
    await expect(page.locator('#main dialog')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  expect(before).not.toBeNull();
  expect(await table.boundingBox()).toEqual(before);
});
