import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoBuild } from '../compatibility/demo-build.ts';
import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { hydrated } from '../support/hydrated.ts';
import { routeRows } from '../support/inventory.ts';
import { logIn } from '../support/log-in.ts';
import { expect } from '../support/test.ts';

/** Overlays that search owns. */
const OVERLAYS = routeRows().filter(({ kind, owner }) => kind === 'overlay' && owner === 'mfe-search');

/** Publishes the demo, which opens any page in a sheet, as pages of the product do. @returns a function that undoes it */
async function withDemo(site: PrivateSite, page: Page): Promise<() => Promise<unknown>> {
  const before = await site.registry.read();
  const folder = mkdtempSync(path.join(TEST_DATA, 'private-demo-'));
  await demoBuild(folder);
  await site.publish(folder);
  rmSync(folder, { recursive: true, force: true });
  await expect.poll(async () => (await page.request.get('/demo/services')).status()).toBe(200);
  return () => site.registry.update(async (document) => ({ ...document, remotes: { ...before?.remotes } }));
}

async function openInSheet(page: Page, address: string): Promise<void> {
  await page.getByLabel('Path of a page').fill(address);
  await page.getByRole('button', { name: 'Open it in a sheet' }).click();
}

test('every overlay of search opens over another page as a sheet, and Back closes it', async ({ page, site }) => {
  expect(OVERLAYS.length).toBeGreaterThan(12);
  const removeDemo = await withDemo(site, page);
  await logIn(page.context(), site.address);
  await page.goto('/demo/services');
  await hydrated(page);
  const { href } = new URL(page.url());
  const sheet = page.getByRole('dialog');
  for (const { example } of OVERLAYS) {
    await test.step(example, async () => {
      await openInSheet(page, example);
      await expect(sheet.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(sheet.locator('[role=alert][data-remote]')).toHaveCount(0);
      await expect(sheet).toHaveAccessibleName(/\S/);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      expect(page.url()).toBe(href);
    });
  }
  // Later tests on this site must not see the demo.
  await removeDemo();
});

test('a page in a sheet reads its own address, and a link in it changes the page below', async ({ page, site }) => {
  const removeDemo = await withDemo(site, page);
  await page.goto('/demo/services');
  await hydrated(page);
  await openInSheet(page, '/demo/pune?note=hello');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('At /demo/pune, note: hello')).toBeVisible();
  await expect(page).toHaveURL('/demo/services');
  await sheet.getByRole('region', { name: 'Ways on' }).getByRole('link', { name: 'Mumbai' }).click();
  await expect(page).toHaveURL('/demo/mumbai');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('At /demo/mumbai, note: none')).toBeVisible();
  await removeDemo();
});
