import { hydrated } from '@aangan/e2e/support/hydrated';
import { ownAddress } from '@aangan/e2e/support/own-address';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

test.use({ extraHTTPHeaders: ownAddress });

const bar = (page: Page) => page.getByText(/^1 item/);

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    'a new visitor adds a cleaning with an add-on, and the cart is still there after a reload',
    ONE_SCREEN,
    async ({ page }) => {
      await page.goto('/home-services');
      await hydrated(page);
      await page.getByRole('link', { name: 'Cleaning', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaning in Bangalore');
      await page.getByRole('button', { name: 'Add Deep cleaning, 2 bedrooms' }).click();
      await page.getByLabel(/^Balcony/).check();
      await expect(bar(page)).toHaveText('1 item · ₹3,598');
      await expectNoViolations(page);

      await page.reload();
      await expect(bar(page)).toHaveText('1 item · ₹3,598');
      await page.getByRole('link', { name: 'View cart' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
      await expect(page.getByLabel(/^Balcony/)).toBeChecked();
      await expectNoViolations(page);

      await page.getByRole('button', { name: /^Continue to address and time/ }).click();
      await expect(page.getByRole('dialog', { name: 'Log in to book' })).toBeVisible();
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a service is added, changed and taken out by forms', ONE_SCREEN, async ({ page }) => {
    await page.goto('/home-services/pune/plumbing');
    await page.getByRole('button', { name: 'Add Tap repair' }).click();
    await page.getByRole('button', { name: 'More: Tap repair' }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByText('Tap repair × 2')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Tap repair' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});
