import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { Locator, Page } from '@playwright/test';

/** A listing among others. */
const CARDS = '#main [data-listing]';

/** Waits until the page is shown: the address changes a moment before the page does. */
const heading = (page: Page): Locator => page.locator('#main h1');

/** Phones have a field that opens the search box. */
async function openSearch(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Search homes/ })
      .click();
}

function searchButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Search/ });
}

function nextPage(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
}

test.describe('with JavaScript', () => {
  test('a visitor gets from the home page to a home and back to the same card', async ({ page, isMobile }) => {
    await page.goto('/bangalore/rent');
    await hydrated(page);
    await openSearch(page, isMobile);
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/(flats-for-rent-in-bangalore|search-context)/);
    // The address changes a moment before the page does.
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();

    const results = await heading(page).textContent();
    const chosen = page.locator(CARDS).nth(9);
    const listing = await chosen.getAttribute('data-listing');
    const link = chosen.getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.scrollIntoViewIfNeeded();
    const before = await chosen.boundingBox();
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).not.toHaveText(results ?? '');

    await page.goBack();
    const card = page.locator(`#main [data-listing="${listing}"]`);
    await expect(card).toBeInViewport();
    // At most one card away from its earlier position.
    await expect
      .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(before?.height ?? 0);
  });

  test('a filter narrows the list and is part of the address', async ({ page }) => {
    await page.goto('/flats-for-rent-in-bangalore?bhk=BHK2');
    await hydrated(page);
    await expect(page.locator('#main h1')).toContainText('2 BHK');
    for (const card of await page.locator(CARDS).all()) await expect(card).toContainText('2 BHK');
    await page
      .getByRole('link', { name: /remove.*2 BHK/i })
      .first()
      .click();
    await expect(page).toHaveURL('/flats-for-rent-in-bangalore');
  });

  test('the next page of results is a link', async ({ page }) => {
    await page.goto('/flats-for-rent-in-bangalore');
    await hydrated(page);
    const first = await page.locator(CARDS).first().getAttribute('data-listing');
    await nextPage(page).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(CARDS).first()).not.toHaveAttribute('data-listing', first ?? '');
  });

  test('a navigation between two remotes and back needs no new document', ONE_SCREEN, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'For tenants' }).click();
    await expect(page).toHaveURL('/tenant/plans');
    await expect(heading(page)).toHaveText('Plans for tenants');
    await page.goBack();
    await expect(page.locator('#main h1')).toContainText('Homes from owners');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('a list with more pages loaded', () => {
  test('more homes are appended to the list, and Back returns to the last opened one', async ({ page }) => {
    await page.goto('/flats-for-rent-in-bangalore');
    await hydrated(page);
    await expect(page.locator(CARDS)).toHaveCount(30);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Show more/ })
      .click();
    await expect(page.locator(CARDS)).toHaveCount(60);

    const results = await heading(page).textContent();
    const chosen = page.locator(CARDS).nth(41);
    const listing = await chosen.getAttribute('data-listing');
    await chosen.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/detail$/);
    await expect(heading(page)).not.toHaveText(results ?? '');
    await page.goBack();
    await expect(page.locator(`#main [data-listing="${listing}"]`)).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can search, filter, turn the page and read a home', async ({ page, isMobile }) => {
    await page.goto('/bangalore/rent');
    await openSearch(page, isMobile);
    await searchButton(page).click();
    await expect(page.locator('#main h1')).toContainText(/for rent in Bangalore/i);
    await expect(page.locator(CARDS)).toHaveCount(30);

    await nextPage(page).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(CARDS)).toHaveCount(30);

    await page.locator(CARDS).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/property\/.+\/detail$/);
    await expect(page.locator('#main h1')).toBeVisible();
    await expect(page.locator('#main')).toContainText('₹');
  });

  test('an address with filters shows only matching homes', ONE_SCREEN, async ({ page }) => {
    await page.goto('/flats-for-rent-in-bangalore?bhk=BHK3');
    await expect(page.locator(CARDS)).not.toHaveCount(0);
    for (const card of await page.locator(CARDS).all()) await expect(card).toContainText('3 BHK');
  });
});
