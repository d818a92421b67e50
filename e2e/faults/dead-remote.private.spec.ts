import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { PrivateSite } from '../stack/private-site.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';
import { CAN_BE_READ } from './fault-kinds.ts';
import { restarted } from './restarted.ts';

test.describe.configure({ mode: 'serial' });
// Problems caused on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s] });

const FALLBACK = 'This page could not be loaded';

/** Removes a file of a remote's live release, with its compressed copies, and returns a function that restores it. */
async function takeAway(site: PrivateSite, remote: string, file: string): Promise<() => Promise<void>> {
  const here = path.join(await site.releaseFolder(remote), file);
  const copies = [here, `${here}.br`, `${here}.gz`].filter((copy) => existsSync(copy));
  await Promise.all(copies.map((copy) => rename(copy, `${copy}.away`)));
  return async () => {
    await Promise.all(copies.map((copy) => rename(`${copy}.away`, copy)));
  };
}

test.describe('a remote whose server entry is missing', () => {
  test('answers 503 in its own region, and recovers', async ({ site, request, browser }) => {
    const giveBack = await takeAway(site, 'mfe-search', 'server/remote-entry.cjs');
    // A loaded page would still be shown.
    await restarted(site, request);

    const dead = await request.get('/');
    expect(dead.status()).toBe(503);
    expect(dead.headers()['retry-after']).toBeTruthy();
    expect(await dead.text()).toContain(FALLBACK);
    expect((await request.get('/tenant/plans')).status()).toBe(200);
    expect((await request.get('/healthz')).status()).toBe(503);

    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.address });
    await plain.goto('/');
    await expect(plain.getByRole('banner')).toBeVisible();
    await expect(plain.getByRole('contentinfo')).toBeVisible();
    await expect(plain.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();

    await giveBack();
    await expect(async () => {
      const again = plain.getByRole('button', { name: 'Try again' });
      // The page may have loaded since the last check: then the button is gone.
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(plain.locator('#main h1')).toContainText('Homes from owners', { timeout: 2000 });
    }).toPass();
    await plain.close();
  });
});

test.describe('a remote whose browser entry is missing', () => {
  // The page replaces its fallback, maybe by its own retry, without a click.
  test.use({ layoutShiftLimit: 1 });

  test('fails only in its own region of the browser, and recovers when the file exists again', async ({
    site,
    page,
  }) => {
    await page.goto('/tenant/plans');
    const giveBack = await takeAway(site, 'mfe-search', await browserEntry(site, 'mfe-search'));
    await page.reload();
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
    // A missing file reloads the document, in which the server has rendered the page.
    await expect(page.getByRole('status').filter({ hasText: CAN_BE_READ })).toBeVisible();
    await expect(page.locator('#main h1')).toContainText('Homes from owners');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'For owners' }).click();
    await expect(page).toHaveURL('/owner/plans');
    await expect(page.locator('#main h1')).not.toContainText(FALLBACK);

    await page.goBack();
    await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();
    await giveBack();
    // The page's own retry may come first: then the button is gone.
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(page.locator('#main h1')).toContainText('Homes from owners', { timeout: 2000 });
    }).toPass();
  });
});

async function browserEntry(site: PrivateSite, remote: string): Promise<string> {
  const text = await readFile(path.join(await site.releaseFolder(remote), 'release.json'), 'utf8');
  const { browserEntry }: { browserEntry: string } = JSON.parse(text);
  return browserEntry;
}
