import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { knownListing } from '../support/known-listing.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
const bottomOf = async (page: Page) => (await bar(page).boundingBox())?.y ?? 0;

test('phones have the main pages in a bar at the bottom and one row at the top; desktops have links in the header', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const header = await page.getByRole('banner').boundingBox();
  // Desktops have a second row for the links.
  expect(header?.height).toBeLessThan(isPhone(page) ? 75 : 110);
  if (!isPhone(page)) {
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Plans' })).toBeVisible();
    return;
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plans' })).toBeHidden();
  await expect(bar(page).getByRole('link')).toHaveText(['Search', 'Shortlist', 'Post', 'Account']);
  await expect(bar(page).getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  const { height = 0 } = page.viewportSize() ?? {};
  expect(await bottomOf(page)).toBeGreaterThan(height - 80);
  // In the document's flow: the end of the page is above it.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const end = await page.getByRole('contentinfo').boundingBox();
  expect(end?.height, 'the footer with its groups folded').toBeLessThanOrEqual(700);
  await expect.poll(async () => (end?.y ?? 0) + (end?.height ?? 0) - (await bottomOf(page))).toBeLessThanOrEqual(1);
  await bar(page).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/profile/myprofile');
  await expect(bar(page).getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
});

test('the bar of a listing’s actions is above the bar of phones', async ({ page, request }) => {
  test.skip(!isPhone(page), 'Desktops have neither.');
  await page.goto((await knownListing(request, 'RENT')).url);
  await hydrated(page);
  const action = page.getByRole('button', { name: /^Contact owner/ }).last();
  const { y = 0, height = 0 } = (await action.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(await bottomOf(page));
});

test('a page that is opened without the header has no bar', async ({ page }) => {
  await page.goto('/tenant/plans?headerFalse=true');
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
});
