import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, test } from '@aangan/e2e/support/test';

test('a navigation from plans of tenants to those of owners stays in one document', async ({ page }) => {
  await page.goto('/tenant/plans');
  await hydrated(page);
  await expect(page.locator('#main h1')).toHaveText('Plans for tenants');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'For owners' });
  // Phones fold the groups of the footer.
  if (!(await link.isVisible())) await page.getByRole('contentinfo').getByRole('heading', { name: 'Plans' }).click();
  await link.click();
  await expect(page).toHaveURL('/owner/plans');
  await expect(page.locator('#main h1')).toHaveText('Plans for owners');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('plans and their prices can be read', async ({ page }) => {
    await page.goto('/tenant/plans');
    await expect(page.locator('#main article h2').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('table')).toContainText('Price, GST included');
    await expect(page.getByRole('main').getByRole('table')).toContainText('₹');
  });
});
