import { hydrated } from '@aangan/e2e/support/hydrated';
import { expect, test } from '@aangan/e2e/support/test';
import type { Locator, Page } from '@playwright/test';

const LIST = '/flats-for-rent-in-bangalore';
const CARDS = '#main [data-listing]';
/** A polygon around most of the city. */
const DRAWN = 'poly=w4tuCg3g5OAg_qBwpdw7Fg9D_hnB';

/** A way into a list and back: the steps before a home is opened, and the steps to return. */
interface Way {
  readonly name: string;
  readonly screen: 'desktop' | 'mobile';
  readonly address: string;
  /** Index of the card that is opened, from 0. */
  readonly card: number;
  readonly before?: (page: Page) => Promise<void>;
  /** Instead of a plain Back. */
  readonly back?: (page: Page) => Promise<void>;
  /** State that must be unchanged, besides the card's place and the address. */
  readonly same?: (page: Page) => Promise<unknown>;
}

const backAndReload = async (page: Page) => {
  await page.goBack();
  await expect(page).not.toHaveURL(/\/detail$/);
  await page.reload();
  await hydrated(page);
};
const reloadAndBack = async (page: Page) => {
  await page.reload();
  await hydrated(page);
  await page.goBack();
};
const showMore = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Show more/ })
    .click();
  await expect(page.locator(CARDS)).toHaveCount(60);
};
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).allTextContents();
const cardCount = (page: Page) => page.locator(CARDS).count();
/** Moves the map by keys, and waits until its pins are loaded. */
const panMap = async (page: Page) => {
  const map = page.getByRole('group', { name: /^Map/ });
  await settled(page);
  await map.focus();
  const [before] = await marks(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await marks(page))[0]).not.toBe(before);
  await settled(page);
};
/** The first pins: their texts and positions, to 10 px. */
async function marks(page: Page): Promise<string[]> {
  await expect(pins(page).first()).toBeVisible();
  return pins(page).evaluateAll((buttons) =>
    buttons
      .map((button) => {
        const { x, y } = button.getBoundingClientRect();
        return `${button.textContent} ${Math.round(x / 10)},${Math.round(y / 10)}`;
      })
      .sort(),
  );
}
/** Waits until all pins are loaded and the map does not move any more. */
async function settled(page: Page): Promise<void> {
  await expect(pins(page).first()).toBeVisible();
  await expect(page.getByRole('group', { name: /^Map/ })).toHaveAttribute('aria-busy', 'false');
  let last = '';
  await expect
    .poll(async () => {
      const now = (await marks(page)).join();
      const still = now === last;
      last = now;
      return still;
    })
    .toBe(true);
}
function pins(page: Page): Locator {
  return page.getByRole('group', { name: /^Map/ }).locator('.leaflet-marker-icon button');
}
const settledMarks = async (page: Page) => {
  await settled(page);
  return marks(page);
};

const WAYS: readonly Way[] = [
  { name: 'a card near the top', screen: 'desktop', address: LIST, card: 4 },
  { name: 'a card near the end', screen: 'desktop', address: LIST, card: 27 },
  {
    name: 'filters',
    screen: 'desktop',
    address: `${LIST}?budget=-60000&furnishing=SEMI_FURNISHED`,
    card: 3,
    same: chips,
  },
  { name: 'an order', screen: 'desktop', address: `${LIST}?sort=price_low`, card: 12 },
  { name: 'page 3', screen: 'desktop', address: `${LIST}?page=3`, card: 17 },
  {
    name: 'page 3 by its number',
    screen: 'desktop',
    address: LIST,
    card: 11,
    before: async (page) => {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '3' }).click();
      await expect(page).toHaveURL(/page=3/);
      await expect(page.getByText(/, page 3$/)).toBeVisible();
    },
  },
  { name: 'a list that grew', screen: 'desktop', address: LIST, card: 44, before: showMore, same: cardCount },
  {
    name: 'a list that grew, reloaded',
    screen: 'desktop',
    address: LIST,
    card: 44,
    before: showMore,
    back: backAndReload,
    same: cardCount,
  },
  { name: 'a home that was reloaded', screen: 'desktop', address: LIST, card: 14, back: reloadAndBack },
  { name: 'the list beside the map', screen: 'desktop', address: `${LIST}?view=map`, card: 13, same: settledMarks },
  {
    name: 'a map that was moved',
    screen: 'desktop',
    address: `${LIST}?view=map`,
    card: 6,
    before: panMap,
    same: settledMarks,
  },
  {
    name: 'a map that was moved, reloaded',
    screen: 'desktop',
    address: `${LIST}?view=map`,
    card: 6,
    before: panMap,
    back: backAndReload,
    same: settledMarks,
  },
  {
    name: 'another part of the map',
    screen: 'desktop',
    address: `${LIST}?view=map`,
    card: 2,
    before: async (page) => {
      await panMap(page);
      await page.getByRole('button', { name: 'Search this area' }).click();
      await expect(page).toHaveURL(/bbox=/);
      await expect(page.getByRole('link', { name: 'Remove Area on the map' })).toBeVisible();
    },
    same: settledMarks,
  },
  { name: 'a drawn area', screen: 'desktop', address: `${LIST}?${DRAWN}&view=map`, card: 3, same: chips },
  { name: 'a phone', screen: 'mobile', address: LIST, card: 15 },
  { name: 'a phone, reloaded', screen: 'mobile', address: LIST, card: 21, back: backAndReload },
  {
    name: 'filters of the sheet',
    screen: 'mobile',
    address: LIST,
    card: 5,
    before: async (page) => {
      await page.getByRole('link', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByText(/^2 BHK/).click();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL(/2-bhk/);
      await expect(page.getByRole('link', { name: 'Filters (1)' })).toBeVisible();
    },
    same: chips,
  },
  { name: 'the row of cards on the map', screen: 'mobile', address: `${LIST}?view=map`, card: 5 },
  {
    name: 'the row of cards on the map, reloaded',
    screen: 'mobile',
    address: `${LIST}?view=map`,
    card: 7,
    back: backAndReload,
  },
  {
    name: 'the second photo of a card',
    screen: 'mobile',
    address: LIST,
    card: 8,
    before: (page) => showSecondPhoto(page.locator(CARDS).nth(8)),
    same: (page) => photoOf(page.locator(CARDS).nth(8)),
  },
];

async function showSecondPhoto(card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('list', { name: /^Photos/ }).evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await expect.poll(() => photoOf(card)).toBe(1);
}

function photoOf(card: Locator): Promise<number> {
  return card
    .getByRole('list', { name: /^Photos/ })
    .evaluate((row) => Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)));
}

for (const { name, screen, address, card: index, before, back, same } of WAYS) {
  test.describe(screen, () => {
    test.skip(({ isMobile }) => (isMobile ? 'mobile' : 'desktop') !== screen);

    test(`Back comes to the same place: ${name}`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      await before?.(page);
      const opened = page.locator(CARDS).nth(index);
      const listing = await opened.getAttribute('data-listing');
      const card = page.locator(`#main [data-listing="${listing}"]`);
      const link = card.getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      const there = page.url();
      const was = await same?.(page);
      const place = await card.boundingBox();
      await link.click();
      await expect(page).toHaveURL(/\/detail$/);
      await expect(page.locator('#main h1')).toBeVisible();

      await (back ? back(page) : page.goBack());
      await expect(page).toHaveURL(there);
      await expect(card).toBeInViewport();
      await expect.poll(async () => distance(place, await card.boundingBox())).toBeLessThan(sizeOf(place));
      if (same) await expect.poll(() => same(page)).toEqual(was);
    });
  });
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;

/** Distance of a card from its earlier position, px; the limit is one card. */
function distance(one: Box, other: Box): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

function sizeOf(box: Box): number {
  return box ? Math.min(box.width, box.height) : 0;
}
