import { hydrated } from '@aangan/e2e/support/hydrated';
import { logIn } from '@aangan/e2e/support/log-in';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { Page } from '@playwright/test';

/** Touches of the whole way with four photos; those of photos, visits and publishing are the last five. */
const TOUCHES = 25 - 5;

test.use({ viewport: { width: 390, height: 844 } });

/** Counts the presses of the visitor. Typing into a field is one press, on the field. */
async function countTouches(page: Page): Promise<() => number> {
  let touches = 0;
  await page.exposeFunction('noteTouch', () => {
    touches += 1;
  });
  await page.addInitScript("addEventListener('pointerdown', () => window.noteTouch(), true)");
  return () => touches;
}

test('a 2 BHK is described with few touches, and a reload loses no answer', ONE_SCREEN, async ({ page, baseURL }) => {
  await logIn(page.context(), baseURL ?? '');
  const touches = await countTouches(page);
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  const type = async (name: RegExp | string, text: string) => {
    await page.getByRole('textbox', { name }).click();
    await page.keyboard.type(text);
  };
  const goOn = async (next: string, heading: string) => {
    await page.getByRole('button', { name: `Next: ${next}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  };

  await page.goto('/list-your-property-for-rent-sale');
  await hydrated(page);
  await page.getByRole('button', { name: 'Home: Rent out' }).click();
  await expect(page).toHaveURL(/\/property\/manage\/rent\/\w+\/property$/);

  await choose('2 BHK');
  await choose('Apartment');
  await type(/^Built-up area/, '1150');
  await type(/^Floor$/, '3');
  await type('Floors in the building', '5');
  await choose('Semi-furnished');
  await choose('Family');
  // The tab ends before the last answers can have been sent.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Floors in the building' })).toHaveValue('5');
  await expect(page.getByLabel('Family')).toBeChecked();
  await goOn('place', 'Where it is');

  await page.getByRole('combobox', { name: 'Locality' }).click();
  await page.keyboard.type('koramangala');
  await page.getByRole('option', { name: /^Koramangala/ }).click();
  await expect(page.getByRole('group', { name: /^Map around the pin/ })).toBeVisible();
  await goOn('price', 'Price and availability');

  await type('Monthly rent', '32000');
  await type('Deposit', '150000');
  await choose('From today');
  await expect(page.getByText(/Compared with \d+ listings: 2 BHK/)).toBeVisible();
  await goOn('amenities', 'Amenities and description');

  await page.getByRole('button', { name: 'More: Bathrooms' }).click();
  await page.getByRole('button', { name: 'More: Bathrooms' }).click();
  await choose('Car parking');
  await goOn('photos', 'Photos and video');
  expect(touches()).toBeLessThanOrEqual(TOUCHES);
});
