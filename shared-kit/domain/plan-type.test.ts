import fc from 'fast-check';
import { LISTING_CATEGORIES, type ListingCategory } from './listing-category.ts';
import {
  PLAN_BY_SEARCH,
  planModalType,
  plansPerPage,
  planTypeForSearch,
  SEEKER_TYPES,
  type SearchKind,
  seekerForCategory,
  TENANT_FREEDOM_PLAN_AMOUNT,
  VIP_DISCOUNT_MAXIMUM,
  VIP_PLAN_AMOUNT_MINIMUM,
  vipAddOnAllowed,
} from './plan-type.ts';

const searchKind = fc.constantFrom(...(Object.keys(PLAN_BY_SEARCH) as SearchKind[]));

describe('planTypeForSearch', () => {
  it.each<[string, SearchKind[]]>([
    ['tenant_plan', ['rent', 'shared', 'flatmates', 'pg', 'tenant']],
    ['buyer_plan', ['buy', 'resale', 'buyer']],
    ['seller_plan', ['sale', 'seller']],
    ['owner_plan', ['owner']],
  ])('gives %s', (plan, kinds) => {
    for (const kind of kinds) expect(planTypeForSearch(kind)).toBe(plan);
  });

  it('prefixes the plan of the same search with commercial_, and ignores case', () => {
    fc.assert(
      fc.property(searchKind, (kind) => {
        const plan = planTypeForSearch(kind);
        expect(planTypeForSearch(kind, { commercial: true })).toBe(`commercial_${plan}`);
        expect(planTypeForSearch(kind.toUpperCase() as Uppercase<SearchKind>)).toBe(plan);
      }),
    );
  });

  it('has a plan for every seeker', () => {
    for (const seeker of SEEKER_TYPES) expect(planTypeForSearch(seeker)).toBe(`${seeker}_plan`);
  });
});

describe('seekerForCategory', () => {
  it('maps commercial rent to tenant and other commercial to buyer', () => {
    expect(seekerForCategory('COMMERCIAL_RENT')).toBe('tenant');
    expect(seekerForCategory('COMMERCIAL_BUY')).toBe('buyer');
  });

  it('agrees with the plan of the search of that name', () => {
    const named = LISTING_CATEGORIES.filter((category) => Object.hasOwn(PLAN_BY_SEARCH, category.toLowerCase()));
    fc.assert(
      fc.property(fc.constantFrom(...(named as Extract<ListingCategory, Uppercase<SearchKind>>[])), (category) => {
        expect(planTypeForSearch(category)).toBe(`${seekerForCategory(category)}_plan`);
      }),
    );
    expect(named).toHaveLength(4);
  });

  it('maps resale and plots to buyer', () => {
    expect(seekerForCategory('RESALE')).toBe('buyer');
    expect(seekerForCategory('PLOT')).toBe('buyer');
  });
});

describe('planModalType', () => {
  it('is commercial for every type that contains COMMERCIAL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(planModalType(`${before}COMMERCIAL${after}`)).toBe('commercial');
      }),
    );
  });

  it('follows the property type', () => {
    for (const type of ['rent', 'SHARED', 'flatmates', 'PG']) expect(planModalType(type)).toBe('tenant');
    for (const type of ['buy', 'resale', 'SALE', 'PLOT']) expect(planModalType(type)).toBe('buyer');
  });

  it('is undefined for other types', () => {
    for (const type of ['', 'PROJECTS', 'constructor']) expect(planModalType(type)).toBeUndefined();
  });
});

describe('plansPerPage', () => {
  it('is 4 for owners and sellers and 3 otherwise', () => {
    expect(SEEKER_TYPES.map(plansPerPage)).toEqual([3, 4, 4, 3]);
  });
});

describe('the VIP add-on', () => {
  it('has the figures of the specification', () => {
    expect([VIP_DISCOUNT_MAXIMUM, VIP_PLAN_AMOUNT_MINIMUM, TENANT_FREEDOM_PLAN_AMOUNT]).toEqual([150, 799, 799]);
  });

  it('is sent from 799 rupees on', () => {
    fc.assert(
      fc.property(fc.nat(5000), (amount) => {
        expect(vipAddOnAllowed(amount, 'vip-1')).toBe(amount >= 799);
      }),
    );
    expect(vipAddOnAllowed(798.99, 'vip-1')).toBe(false);
    expect(vipAddOnAllowed(799, 7)).toBe(true);
  });

  it('is never sent without an id', () => {
    for (const none of [undefined, null, '']) expect(vipAddOnAllowed(5000, none)).toBe(false);
  });
});
