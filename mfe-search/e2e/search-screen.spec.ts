import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, test } from '@aangan/e2e/support/test';
import type { Page } from '@playwright/test';

const pill = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Search homes in Bangalore/ });
const screenOf = (page: Page) => page.getByRole('dialog', { name: 'Search homes in Bangalore' });

test.describe('home on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'Desktops have the search box on the page.');

  test('one field opens the search full screen, and Back closes it with the focus where it was', async ({ page }) => {
    await page.goto('/bangalore/rent');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    await pill(page).focus();
    await page.keyboard.press('Enter');
    const where = screenOf(page).getByRole('combobox', { name: 'Where' });
    await expect(where).toBeFocused();
    await page.goBack();
    await expect(screenOf(page)).toBeHidden();
    await expect(pill(page)).toBeFocused();
  });

  test('what was chosen is kept, and the results replace the screen', async ({ page }) => {
    await page.goto('/bangalore/rent');
    await hydrated(page);
    await pill(page).click();
    const screen = screenOf(page);
    await screen.getByText('2 BHK', { exact: true }).click();
    await screen.getByLabel('Budget up to').selectOption('60000');
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await pill(page).click();
    await expect(screen.getByRole('checkbox', { name: '2 BHK' })).toBeChecked();
    await screen.getByRole('button', { name: 'Search homes' }).click();
    await expect(page).toHaveURL('/2-bhk-flats-for-rent-in-bangalore?budget=-60000');
    await expect(page.locator('#main h1')).toContainText('2 BHK');
    await page.goBack();
    await expect(page).toHaveURL('/bangalore/rent');
    await expect(screen).toBeHidden();
  });

  test('offers homes near the visitor, earlier searches, and localities', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 12.935, longitude: 77.625 });
    await page.goto('/bangalore/rent');
    await hydrated(page);
    await pill(page).click();
    const popular = screenOf(page).getByRole('navigation', { name: 'Most homes in Bangalore' });
    await expect(popular.getByRole('link').first()).toHaveText(/· \d/);
    await screenOf(page).getByRole('button', { name: 'Near me' }).click();
    await expect(page).toHaveURL(/bbox=12\.9/);
    await expect(page.locator('#main h1')).toContainText('for rent in Bangalore');
  });

  test('says so when the visitor is not in the city', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.1, longitude: 72.9 });
    await page.goto('/bangalore/rent');
    await hydrated(page);
    await pill(page).click();
    await screenOf(page).getByRole('button', { name: 'Near me' }).click();
    await expect(screenOf(page).getByText(/You are not in Bangalore/)).toBeVisible();
  });
});
