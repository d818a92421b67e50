import fc from 'fast-check';
import { HOME_SERVICES_CITIES } from '../cities.ts';
import { CART_LIMITS, cartLines, itemProblem, sumOf } from './cart-lines.ts';
import { CATALOGUE, findSku } from './catalogue.ts';
import { paintingEstimate } from './painting-estimate.ts';
import { hubCity, serviceCity, wireServiceCity } from './service-city.ts';
import { bookableSlots, isBookable, SLOT_RULES, servicingDate, slotStart } from './service-slots.ts';
import { HOME_SERVICE_TYPES } from './services.ts';
import { skuPrice } from './sku-price.ts';

const NOW = Date.UTC(2026, 10, 23, 6, 30);
const IN_SALES = Date.UTC(2023, 8, 30, 18, 29);
const AFTER_SALES = Date.UTC(2023, 8, 30, 18, 30);
const skus = CATALOGUE.flatMap(({ groups }) => groups.flatMap((group) => [...group.skus, ...group.addOns]));
const cities = fc.constantFrom(...HOME_SERVICES_CITIES);

describe('the catalogue', () => {
  it('has a tree for each service, and every key once', () => {
    expect(CATALOGUE.map(({ type }) => type)).toEqual(HOME_SERVICE_TYPES);
    expect(new Set(skus.map(({ key }) => key)).size).toBe(skus.length);
    expect(CATALOGUE[0]?.groups.map(({ key }) => key)).toContain('HS_CLEANING_BATHROOM');
  });

  it('has prices in whole rupees whose parts add up, in every city', () => {
    fc.assert(
      fc.property(fc.constantFrom(...skus), cities, fc.constantFrom(NOW, IN_SALES), (sku, city, now) => {
        const { labourPaise, materialsPaise, travelPaise, fullPaise, offPaise, paise } = skuPrice(sku, city, now);
        expect(labourPaise + materialsPaise + travelPaise).toBe(fullPaise);
        expect(fullPaise - offPaise).toBe(paise);
        expect(paise % 100).toBe(0);
        expect(paise).toBeGreaterThan(0);
      }),
    );
  });

  it('has offers until the last moment before 2023-10-01 in India, and none after', () => {
    const sku = findSku('HS_CLEANING_BATHROOM_TWO')?.sku ?? raise();
    expect(skuPrice(sku, 'bangalore', IN_SALES)).toMatchObject({ fullPaise: 84_900, offPaise: 42_400 });
    expect(skuPrice(sku, 'bangalore', AFTER_SALES)).toMatchObject({ paise: 84_900, offPaise: 0 });
  });
});

describe('the lines of a cart', () => {
  const item = { sku: 'HS_CLEANING_HOME_2BHK', quantity: 2, addOns: ['HS_CLEANING_HOME_FRIDGE'] };
  const asked = { type: 'HS_CLEANING', city: 'bangalore' } as const;

  it('have an item with its quantity, and an add-on once', () => {
    expect(cartLines([item], { ...asked, now: NOW })).toMatchObject([
      { description: 'Deep cleaning, 2 bedrooms × 2', quantity: 2, paise: 659_800, sac: '998533', gstRate: 18 },
      { description: 'Inside of the refrigerator', quantity: 1, paise: 29_900 },
    ]);
  });

  it('show an offer as a line of its own', () => {
    const lines = cartLines([item], { ...asked, now: IN_SALES });
    expect(lines.at(-1)).toMatchObject({ description: 'Offer', paise: -(2 * 98_900 + 8_900) });
    expect(sumOf(lines)).toBe(659_800 + 29_900 - 206_700);
  });

  it('leave out items of other services', () => {
    expect(cartLines([item], { ...asked, type: 'HS_PLUMBING', now: NOW })).toEqual([]);
  });

  it.each([
    [{ ...item, quantity: 0 }, `Choose 1 to ${CART_LIMITS.quantity}.`],
    [{ ...item, sku: 'HS_CLEANING_HOME_FRIDGE' }, 'There is no such service.'],
    [{ ...item, addOns: ['HS_CLEANING_BATHROOM_FAN'] }, 'This add-on does not go with the service.'],
    [item, undefined],
  ])('%j: %s', (wanted, problem) => {
    expect(itemProblem(wanted)).toBe(problem);
  });
});

describe('the city of a home service', () => {
  it.each([
    ['Bengaluru', 'HS_CLEANING', 'BANGALORE'],
    ['greater_noida', 'HS_CLEANING', 'GREATER_NOIDA'],
    ['Gurugram', 'HS_PAINTING', 'DELHI'],
    ['noida', 'HS_PAINTING_LEAD', 'DELHI'],
    ['pune', 'HS_PAINTING', 'PUNE'],
  ])('%s is for %s on the wire %s', (text, form, wire) => {
    expect(wireServiceCity(serviceCity(text) ?? raise(), form)).toBe(wire);
  });

  it('is none where services do not exist, and Delhi for painters of the capital region', () => {
    expect(serviceCity('nagpur')).toBeUndefined();
    expect(hubCity('faridabad', 'HS_PAINTING')).toBe('delhi');
    expect(hubCity('faridabad', 'HS_CLEANING')).toBe('faridabad');
  });
});

it('slots are of fourteen days, with three hours of notice', () => {
  const slots = bookableSlots(NOW);
  expect(slots[0]).toEqual({ day: '2026-11-23', slotId: 'SLOT_16_18', startsAt: NOW + 4 * 3_600_000 });
  expect(slots).toHaveLength(1 + 5 * (SLOT_RULES.days - 1));
  expect(isBookable(slotStart('2026-11-23', 'SLOT_14_16'), NOW)).toBe(false);
  expect(servicingDate(slotStart('2026-11-24', 'SLOT_10_12'))).toBe('24 Nov 2026, 10 am to 12 noon');
});

it('a painting estimate is a range that grows with the area', () => {
  const facts = { areaSqFt: 1_000, rooms: 4, work: 'repaint', quality: 'economy', withCeiling: false } as const;
  expect(paintingEstimate(facts, 'bangalore')).toEqual({ minimumPaise: 2_640_000, maximumPaise: 3_360_000 });
  expect(paintingEstimate({ ...facts, areaSqFt: 1_001 }, 'bangalore').minimumPaise).toBeGreaterThan(2_640_000);
  expect(() => paintingEstimate({ ...facts, rooms: 0 }, 'bangalore')).toThrow(RangeError);
});

function raise(): never {
  throw new Error('The test data is wrong');
}
