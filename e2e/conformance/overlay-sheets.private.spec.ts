import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { demoBuild } from '../compatibility/demo-build.ts';
import { test } from '../stack/private-site-test.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { hydrated } from '../support/hydrated.ts';
import { routeRows } from '../support/inventory.ts';
import { logIn } from '../support/log-in.ts';
import { expect } from '../support/test.ts';

/** Overlays that search owns. */
const OVERLAYS = routeRows().filter(({ kind, owner }) => kind === 'overlay' && owner === 'mfe-search');

test('every overlay of search opens over another page as a sheet, and Back closes it', async ({ page, site }) => {
  expect(OVERLAYS.length).toBeGreaterThan(12);
  // The demo opens any page in a sheet, as pages of the product do.
  const before = await site.registry.read();
  const folder = mkdtempSync(path.join(TEST_DATA, 'private-demo-'));
  await demoBuild(folder);
  await site.publish(folder);
  rmSync(folder, { recursive: true, force: true });
  await expect.poll(async () => (await page.request.get('/demo/services')).status()).toBe(200);
  await logIn(page.context(), site.address);
  await page.goto('/demo/services');
  await hydrated(page);
  const { href } = new URL(page.url());
  const sheet = page.getByRole('dialog');
  for (const { example } of OVERLAYS) {
    await test.step(example, async () => {
      await page.getByLabel('Path of a page').fill(example);
      await page.getByRole('button', { name: 'Open it in a sheet' }).click();
      await expect(sheet.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(sheet.locator('[role=alert][data-remote]')).toHaveCount(0);
      await expect(sheet).toHaveAccessibleName(/\S/);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      expect(page.url()).toBe(href);
    });
  }
  // Later tests on this site must not see the demo.
  await site.registry.update(async (document) => ({ ...document, remotes: { ...before?.remotes } }));
});
