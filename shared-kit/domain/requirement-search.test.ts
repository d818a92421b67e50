import fc from 'fast-check';
import { parseSearch, searchLink } from '../links/search.ts';
import { alertInputs } from './alert-inputs.ts';
import { LISTING_CATEGORIES } from './listing-category.ts';
import { answersOfSearch, type Requirement, requirementSearch } from './requirement-search.ts';

/** Requirements that the form can produce. */
const requirement: fc.Arbitrary<Requirement> = fc.constantFrom(...LISTING_CATEGORIES).chain((category) => {
  const answers = alertInputs(category).map(({ id, several, values }) =>
    fc
      .subarray(
        values.map(({ value }) => value),
        { minLength: 1, maxLength: several ? values.length : 1 },
      )
      .map((chosen) => [id, chosen] as const),
  );
  return fc.record({
    category: fc.constant(category),
    city: fc.constantFrom('bangalore', 'pune'),
    answers: fc.tuple(...answers).map((entries) => Object.fromEntries(entries)),
    localities: fc.subarray(['koramangala', 'hsr-layout']),
    maxPrice: fc.option(fc.constantFrom(6_000, 20_000), { nil: undefined }),
  });
});

/** Fields that listings do not have, so that no search has them. */
const UNSAID = ['preferredTenant', 'planningToBuy'];

describe('the search of a requirement', () => {
  it('contains everything that listings can match, and so does its address', () => {
    fc.assert(
      fc.property(requirement, (needed) => {
        const { pathname, searchParams } = new URL(searchLink(requirementSearch(needed)), 'https://aangan.test');
        const search = parseSearch(pathname, searchParams);
        const said = Object.entries(needed.answers).filter(([field]) => !UNSAID.includes(field));
        expect(search && answersOfSearch(search)).toEqual(Object.fromEntries(said));
        expect(search).toMatchObject({ category: needed.category, city: needed.city, localities: needed.localities });
        expect(search?.maxPrice).toBe(needed.maxPrice);
      }),
    );
  });

  it('maps moving in within 1, 15 or 30 days to availability', () => {
    const availability = (days: string) =>
      requirementSearch({ category: 'RENT', city: 'pune', answers: { shiftingDate: [days] }, localities: [] })
        .availability;
    expect(['1', '15', '30'].map(availability)).toEqual(['immediate', 'within_15_days', 'within_30_days']);
  });
});
