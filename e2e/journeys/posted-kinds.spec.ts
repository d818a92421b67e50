import { randomInt } from 'node:crypto';
import { manageLink, postPropertyLink } from '@aangan/shared-kit/links/posting';
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { logIn } from '../support/log-in.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const type = (page: Page, name: RegExp | string, text: string | number) =>
  page.getByRole('textbox', { name }).fill(String(text));
async function choose(page: Page, ...answers: readonly string[]): Promise<void> {
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
}

interface Kind {
  readonly name: string;
  readonly category: 'COMMERCIAL_RENT' | 'PLOT' | 'PG';
  /** The button that starts its form. */
  readonly start: string;
  /** In Faridabad, which other tests do not search: a new listing changes none of their results. */
  readonly locality: string;
  /** ₹, within the limits of the kind. */
  readonly price: number;
  describe(page: Page, price: number): Promise<void>;
  nameThePrice(page: Page, price: number): Promise<void>;
  nameTheAmenities(page: Page): Promise<void>;
  /** The search that finds it. */
  results(price: number): string;
}

const KINDS: readonly Kind[] = [
  {
    ...{ name: 'a shop', category: 'COMMERCIAL_RENT', start: 'Shop, office or other space: Rent out' },
    ...{ locality: 'Ballabgarh', price: 40_000 + randomInt(9_000) },
    async describe(page) {
      await choose(page, 'Shop', 'Independent shop');
      await type(page, /^Built-up area/, 400 + randomInt(200));
      await type(page, /^Floor$/, 0);
      await type(page, 'Floors in the building', 2);
      await choose(page, 'Unfurnished');
    },
    async nameThePrice(page, price) {
      await type(page, 'Monthly rent', price);
      await type(page, 'Deposit', 2_00_000);
      await choose(page, 'From today');
    },
    nameTheAmenities: (page) => choose(page, 'Bike parking'),
    results: (price) => `/rent-commercial-shop-in-ballabgarh_faridabad?budget=${price}-${price}`,
  },
  {
    ...{ name: 'a plot', category: 'PLOT', start: 'Plot: Sell' },
    ...{ locality: 'Sikri', price: 42_00_000 + randomInt(90_000) },
    async describe(page) {
      await type(page, /^Area of the plot/, 1_500 + randomInt(500));
      await choose(page, 'More details (optional)', 'North-East');
    },
    async nameThePrice(page, price) {
      await type(page, 'Price', price);
      await choose(page, 'From today', 'Home loan available');
    },
    nameTheAmenities: (page) => choose(page, '24-hour water'),
    results: (price) => `/property/plot/faridabad/sikri?budget=${price}-${price}`,
  },
  {
    ...{ name: 'a PG', category: 'PG', start: 'PG or hostel: List beds' },
    ...{ locality: 'Dabua Colony', price: 7_000 + randomInt(900) },
    async describe(page, price) {
      // A problem of the rooms is named while the next answer is pressed.
      await choose(page, 'Women', 'Two sharing', 'Furnished');
      await press(page, 'More: Beds');
      await type(page, 'Monthly rent per bed', price);
      await type(page, 'Deposit per bed', 10_000);
    },
    nameThePrice: (page) => choose(page, 'From today'),
    nameTheAmenities: (page) => choose(page, '10 pm', 'Breakfast', 'Dinner', 'No smoking'),
    results: (price) => `/pg-for-girls-in-dabua-colony_faridabad?budget=${price}-${price}`,
  },
];

for (const kind of KINDS) {
  test(`${kind.name} is posted step by step, and search finds it`, ONE_SCREEN, async ({ page, baseURL }) => {
    const { category, price } = kind;
    const isAt = (heading: string) =>
      expect(page.locator('#main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await logIn(page.context(), baseURL ?? '');
    await page.goto(postPropertyLink());
    await hydrated(page);
    await page.getByLabel('City', { exact: true }).selectOption('Faridabad');
    await press(page, kind.start);
    await isAt('About the property');
    const id = /(\w+)\/property$/.exec(page.url())?.[1] ?? '';
    expect(new URL(page.url()).pathname).toBe(manageLink({ id, category, pageName: 'property' }));
    await kind.describe(page, price);
    await press(page, 'Next: place');
    await isAt('Where it is');
    await page.getByRole('combobox', { name: 'Locality' }).pressSequentially(kind.locality);
    await page.getByRole('option', { name: kind.locality }).first().click();
    await press(page, 'Next: price');
    await isAt('Price and availability');
    await kind.nameThePrice(page, price);
    await press(page, 'Next: amenities');
    await isAt('Amenities and description');
    await kind.nameTheAmenities(page);
    await press(page, 'Next: photos');
    await isAt('Photos and video');
    await press(page, 'Next: visits');
    await isAt('Visit hours');
    await press(page, 'Next: confirm');
    await isAt('Check and publish');
    await press(page, 'Publish');
    await isAt('Your listing is live');

    await page.goto(kind.results(price));
    await hydrated(page);
    // Its owner's card leads to managing it, too.
    await page.locator(`[data-listing="${id}"] a[href$="/detail"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${id}/detail$`));
  });
}
