import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@aangan/shared-kit/build/build-remote';
import type { Page } from '@playwright/test';
import { writeRemote } from '../../scripts/new-remote/write-remote.ts';
import { test } from '../stack/private-site-test.ts';
import { APP_AGENTS } from '../support/app-page.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

interface Counts {
  readonly bootstrap: number;
  readonly mount: number;
  readonly update: number;
  readonly unmount: number;
}

const counts = (page: Page) => page.evaluate(() => (window as unknown as { plainCounts?: Counts }).plainCounts);

test.describe('a page in plain JavaScript', () => {
  test.beforeAll(async ({ site }) => {
    const folder = path.resolve(import.meta.dirname, '../fixtures/mfe-plain');
    await buildRemote(folder);
    await site.publish(path.join(folder, 'dist'));
  });

  test('is rendered on the server, escaped, with its title', async ({ request }) => {
    await expect.poll(async () => (await request.get('/plain/Asha', { maxRedirects: 0 })).status()).toBe(200);
    const html = await (await request.get('/plain/%3Cb%3E')).text();
    expect(html).toContain('<h1>Hello &lt;b&gt;</h1>');
    expect(await (await request.get('/plain/Asha')).text()).toContain('<title>Hello Asha | Aangan</title>');
  });

  test('is mounted, updated, unmounted and mounted again', async ({ page }) => {
    await page.goto('/plain/Asha');
    await hydrated(page);
    await expect.poll(() => counts(page)).toEqual({ bootstrap: 1, mount: 1, update: 0, unmount: 0 });

    await page.getByRole('button', { name: 'Greet again in bangalore' }).click();
    await expect(page.locator('#main p')).toHaveText('Greeted 2 times');
    expect(await counts(page)).toEqual({ bootstrap: 1, mount: 1, update: 1, unmount: 0 });

    await page.getByRole('button', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/tenant/plans');
    await expect.poll(() => counts(page)).toEqual({ bootstrap: 1, mount: 1, update: 1, unmount: 1 });

    await page.goBack();
    await expect(page.locator('#main h1')).toHaveText('Hello Asha');
    await expect.poll(() => counts(page)).toEqual({ bootstrap: 1, mount: 2, update: 1, unmount: 1 });
  });

  test('opens without chrome in an app webview', async ({ browser, site }) => {
    const context = await browser.newContext({ userAgent: APP_AGENTS.ANDROID, baseURL: site.address });
    const page = await context.newPage();
    await page.goto('/plain-app/Asha');
    await expect.poll(() => counts(page)).toEqual({ bootstrap: 1, mount: 1, update: 0, unmount: 0 });
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await context.close();
  });

  test.describe('a page that cannot mount', () => {
    test.use({ allowedConsole: [/cannot mount/] });

    test('fails only in its own region', async ({ page }) => {
      await page.goto('/plain-broken');
      await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
});

test('a new remote adds a prefix, which opens in the webview without a change of the shell', async ({
  site,
  browser,
}) => {
  const plan = {
    name: 'mfe-rent-help',
    feature: 'rent-help',
    title: 'Rent help',
    path: '/rent-help',
    prefix: 'renthelp',
  };
  const folder = path.join(path.dirname(site.registry.folder), plan.name);
  mkdirSync(folder, { recursive: true });
  writeRemote(folder, plan);
  await buildRemote(folder);
  await site.publish(path.join(folder, 'dist'));

  const context = await browser.newContext({ userAgent: APP_AGENTS.IOS, baseURL: site.address });
  const page = await context.newPage();
  await expect.poll(async () => (await page.request.get('/renthelp', { maxRedirects: 0 })).status()).toBe(200);
  await page.goto('/renthelp');
  await hydrated(page);
  await expect(page.locator('#main h1')).toHaveText('Rent help');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await context.close();
});
