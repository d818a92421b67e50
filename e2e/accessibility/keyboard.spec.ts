import { hydrated } from '../support/hydrated.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

test('the first tab stop skips the header', ONE_SCREEN, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the focus moves to the content after a navigation', ONE_SCREEN, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'For owners' }).click();
  await expect(page).toHaveURL('/owner/plans');
  await expect(page.locator('#main')).toBeFocused();
});
