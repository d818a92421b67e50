import { isCommercial, LISTING_CATEGORIES } from './listing-category.ts';
import { coveredCategories } from './plan-coverage.ts';
import { SEEKER_TYPES, seekerForCategory } from './plan-type.ts';

const plan = { code: 'ANY', seekerType: 'tenant', commercial: false } as const;

describe('the kinds of listing that a plan covers', () => {
  it('are those of its side, homes or commercial spaces', () => {
    for (const seekerType of ['tenant', 'buyer'] as const) {
      for (const commercial of [true, false]) {
        const wanted = LISTING_CATEGORIES.filter(
          (category) => seekerForCategory(category) === seekerType && isCommercial(category) === commercial,
        );
        expect(new Set(coveredCategories({ ...plan, seekerType, commercial }))).toEqual(new Set(wanted));
      }
    }
  });

  it('are shared flats and PG stays alone with the Flatmate plan', () =>
    expect(coveredCategories({ ...plan, code: 'TENANT_FLATMATE' })).toEqual(['SHARED', 'PG']));

  it('are none with plans of owners and sellers', () => {
    const sides = SEEKER_TYPES.filter((side) => side === 'owner' || side === 'seller');
    for (const seekerType of sides) expect(coveredCategories({ ...plan, seekerType })).toEqual([]);
  });
});
