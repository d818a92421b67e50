import { activeStatusLabel, mayActivate } from './active-status.ts';
import { LISTING_CATEGORIES, type ListingCategory } from './listing-category.ts';

const RENT_TYPES: readonly ListingCategory[] = ['RENT', 'PG', 'SHARED', 'COMMERCIAL_RENT'];

describe('activeStatusLabel', () => {
  it('is undefined while the listing is active', () => {
    expect(activeStatusLabel({ active: true, inactiveReason: 'LETOUT', category: 'RENT' })).toBeUndefined();
  });

  it.each(['LETOUT', 'LETOUT_NB', 'SOLDOUT', 'SOLDOUT_OTHER_PORTAL'])(
    'after %s is rented out for rent types and sold out for buy and plot types',
    (inactiveReason) => {
      for (const category of LISTING_CATEGORIES) {
        expect(activeStatusLabel({ active: false, inactiveReason, category })).toBe(
          RENT_TYPES.includes(category) ? 'rented out' : 'sold out',
        );
      }
    },
  );

  it.each(['EXPIRED', '', 'LETOUTS', 'LETOUT_', 'NOT_SOLDOUT', null, undefined])(
    'after %p is Inactive',
    (inactiveReason) => {
      for (const category of LISTING_CATEGORIES) {
        expect(activeStatusLabel({ active: false, inactiveReason, category })).toBe('Inactive');
      }
    },
  );
});

describe('reactivating with one press', () => {
  it('is for listings that were paused without confirmation', () => {
    expect(mayActivate({ active: false, inactiveReason: 'NOT_CONFIRMED' })).toBe(true);
  });

  it.each([
    [true, null],
    [false, 'LETOUT'],
    [false, 'HELD'],
    [false, null],
  ])('is not for active %s, reason %s', (active, inactiveReason) => {
    expect(mayActivate({ active, inactiveReason })).toBe(false);
  });
});
