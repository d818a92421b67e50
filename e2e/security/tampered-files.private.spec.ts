import { CAN_BE_READ } from '../faults/fault-kinds.ts';
import { test } from '../stack/private-site-test.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

// Refusals caused on purpose appear in the browser's console.
test.use({ allowedConsole: [/.*/s], layoutShiftLimit: Number.POSITIVE_INFINITY });
test.afterEach(({ site }) => site.faults.mendAll());

const FALLBACK = 'This page could not be loaded';

test('an entry with one extra byte is refused, and the shell still works', async ({ site, page }) => {
  const mend = site.faults.break(/^\/mfe-search\/[^/]+\/browser\/remote-entry\.js/, { kind: 'tampered' });
  await page.goto('/tenant/plans');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();
  expect(site.faults.broken().length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'mfe_search' in window)).toBe(false);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  mend();
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.locator('#main h1')).toContainText('Homes from owners', { timeout: 2000 });
  }).toPass();
});

test('a chunk with one extra byte is refused, and only its own region fails', async ({ site, page }) => {
  site.faults.break(/^\/mfe-search\/[^/]+\/browser\/page-home\.js/, { kind: 'tampered' });
  await page.goto('/tenant/plans');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FALLBACK })).toBeVisible();
  const ran = await page.evaluate(() => {
    const chunks = Reflect.get(window, 'webpackChunkmfe_search') as unknown[] | undefined;
    return chunks?.length ?? 0;
  });
  expect(ran).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click();
  await expect(page.locator('#main h1')).not.toContainText(FALLBACK);
});

test('a stylesheet with one extra byte is refused, and the page works without it', async ({ site, page }) => {
  site.faults.break(/^\/mfe-search\/[^/]+\/browser\/page-home\.css/, { kind: 'tampered' });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('#main h1')).toContainText('Homes from owners');
  const styles = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('page-home.css'))
      .flatMap((sheet) => [...sheet.cssRules]),
  );
  expect(styles).toEqual([]);
});

test("the shell's own script with one extra byte is refused, and the page can still be read", async ({
  site,
  page,
}) => {
  site.faults.break(/^\/shell\/[^/]+\/main\.js/, { kind: 'tampered' });
  await page.goto('/');
  await expect(page.locator('#main h1')).toContainText('Homes from owners');
  expect(await page.evaluate(() => performance.getEntriesByName('aangan:hydrated').length)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'For tenants' }).click();
  await expect(page).toHaveURL('/tenant/plans');
});

test('a missing file reloads the document once', async ({ site, page }) => {
  await page.goto('/tenant/plans');
  await hydrated(page);
  const mend = site.faults.break(/^\/mfe-search\/[^/]+\/browser\/page-home\.js/, { kind: 'status', status: 404 });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Aangan' }).click();
  await expect.poll(() => documents).toEqual(['/']);
  await expect(page.getByRole('status').filter({ hasText: CAN_BE_READ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(documents).toEqual(['/']);
  mend();
});
