import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, ONE_SCREEN, test } from '@aangan/e2e/support/test';
import type { Page } from '@playwright/test';

const PHONES = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const;

/** Where the picture of the first card begins at most, px from the top. */
const PICTURE_TOP = 190;
/** Prices that are seen without scrolling. */
const PRICES = 2;
/** Length of a page of 30 cards at most, px. */
const LIST_LENGTH = 12_000;

const NOTE = 'a place that we do not know';

/** Kinds of results, among them the longest headings, a note, filters, and a page with text and ads below. */
const KINDS: Readonly<Record<string, string>> = {
  'homes for rent in a locality': '/flats-for-rent-in-koramangala_bangalore',
  'a long place and several filters': '/2-bhk-flats-for-rent-in-greater-noida?furnishing=SEMI_FURNISHED&budget=-60000',
  'several localities': '/flats-for-rent-in-koramangala,hsr-layout,btm-layout_bangalore',
  [NOTE]: '/flats-for-rent-in-koramangla-fourth-block_bangalore',
  'the second page': '/flats-for-rent-in-bangalore?page=2',
  'homes for sale': '/flats-for-sale-in-bangalore',
  'new homes': '/new-property/buy/mumbai',
  'paying guests': '/pg-in-bangalore',
  'shared flats': '/roommates-in-bangalore',
  plots: '/property/plot/bangalore',
  'commercial spaces for rent': '/property/commercial/rent/bangalore',
  'commercial spaces for sale': '/property/commercial/sale/bangalore',
};

/** The first view of a page of results; a price counts if nothing covers it. */
function firstView(page: Page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('#main [data-listing]')];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const prices = cards.filter((card) => {
      const price = [...card.querySelectorAll('p')].find(({ textContent }) => textContent?.startsWith('₹'));
      const { left = 0, top = 0, bottom = 0 } = price?.getBoundingClientRect() ?? {};
      const within = top >= 0 && bottom <= innerHeight;
      return within && card.contains(document.elementFromPoint(left + 20, bottom - 4));
    });
    return {
      cards: cards.length,
      pictureTop: cards[0]?.firstElementChild?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      prices: prices.length,
      listLength: (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0),
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

for (const viewport of PHONES) {
  test.describe(`results on a phone of ${viewport.width} px`, () => {
    test.use({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    for (const [kind, address] of Object.entries(KINDS)) {
      // A note takes three lines of the narrowest phone.
      const prices = kind === NOTE && viewport.width < 390 ? 1 : PRICES;
      test(`${kind}: the first picture is at the top, and prices are in view`, ONE_SCREEN, async ({ page }) => {
        await page.goto(address);
        await hydrated(page);
        const view = await firstView(page);
        test.info().annotations.push({ type: 'first view', description: JSON.stringify(view) });
        expect(view.cards).toBeGreaterThan(2);
        expect.soft(view.pictureTop).toBeLessThanOrEqual(PICTURE_TOP);
        expect.soft(view.prices).toBeGreaterThanOrEqual(prices);
        expect.soft(view.listLength).toBeLessThanOrEqual(LIST_LENGTH);
        expect.soft(view.sideways).toBeLessThanOrEqual(0);
      });
    }
  });
}

test.describe('results on a phone without JavaScript', () => {
  test.use({ viewport: PHONES[1], deviceScaleFactor: 2, isMobile: true, hasTouch: true, javaScriptEnabled: false });

  test('the first picture is at the top, and the search can be changed', ONE_SCREEN, async ({ page }) => {
    await page.goto('/flats-for-rent-in-bangalore');
    const picture = await page.locator('#main [data-listing]').first().boundingBox();
    expect(picture?.y).toBeLessThanOrEqual(PICTURE_TOP);
    await page.getByRole('link', { name: 'Change the search' }).click();
    await page.getByRole('combobox', { name: 'Where in Bangalore' }).fill('koramangala');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator('#main h1')).toHaveText('Flats for rent in Koramangala, Bangalore');
  });
});

test.describe('the search of the results on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'Desktops have the place box on the page.');

  test('opens full screen with the keyboard, and Back closes it where it was opened', async ({ page }) => {
    await page.goto('/flats-for-rent-in-koramangala_bangalore');
    await hydrated(page);
    const opener = page.getByRole('link', { name: 'Change the search' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const screen = page.getByRole('dialog', { name: 'Change the search' });
    await expect(screen.getByRole('combobox', { name: 'Where in Bangalore' })).toBeFocused();
    await page.goBack();
    await expect(screen).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/flats-for-rent-in-koramangala_bangalore');

    await opener.click();
    await screen.getByRole('navigation', { name: 'Most homes in Bangalore' }).getByRole('link').first().click();
    await expect(screen).toBeHidden();
    await expect(page).not.toHaveURL(/koramangala/);
    await page.goBack();
    await expect(page).toHaveURL('/flats-for-rent-in-koramangala_bangalore');
  });
});
