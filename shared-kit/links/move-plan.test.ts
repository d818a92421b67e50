import fc from 'fast-check';
import { PACKERS_CITIES } from '../domain/home-services/packers-city.ts';
import { bookSurveyLink, type MovePlan, moveEstimateLink, movePlanQuery, readMovePlan } from './move-plan.ts';

const end = fc.record({
  city: fc.constantFrom(...PACKERS_CITIES.map(({ slug }) => slug)),
  locality: fc.constantFrom('', 'Koramangala', 'Sector 62 & 63'),
  pin: fc.constantFrom('', '560034'),
  floor: fc.integer({ min: 0, max: 60 }),
  hasLift: fc.boolean(),
});
const plans: fc.Arbitrary<MovePlan> = fc.record({
  from: end,
  to: end,
  items: fc.dictionary(fc.constantFrom('BED_DOUBLE', 'SOFA_3', 'TV_LARGE'), fc.integer({ min: 1, max: 200 })),
  packing: fc.constantFrom('basic', 'premium'),
  insuredRupees: fc.integer({ min: 0, max: 10_000_000 }),
  storageMonths: fc.integer({ min: 0, max: 12 }),
  day: fc.constantFrom('', '2026-12-01'),
});

describe('the plan of a move in an address', () => {
  it('is read as it was written', () => {
    fc.assert(fc.property(plans, (plan) => expect(readMovePlan(movePlanQuery(plan), 'pune')).toEqual(plan)));
  });

  it('begins in the city of the visitor, and stays in it until another one is chosen', () => {
    const plan = readMovePlan(new URLSearchParams(), 'chennai');
    expect([plan.from.city, plan.to.city]).toEqual(['chennai', 'chennai']);
    expect(readMovePlan(new URLSearchParams('from=greater_noida'), 'nagpur').to.city).toBe('greater-noida');
  });

  it('takes the numbers of a plain form, and leaves out what is not allowed', () => {
    const query = new URLSearchParams(
      'BED_DOUBLE=900&SOFA_3=-1&TV_LARGE=x&q=sofa&insured=1,50,000&fromFloor=99&fromPin=12',
    );
    expect(readMovePlan(query, 'pune')).toMatchObject({
      items: { BED_DOUBLE: 200 },
      insuredRupees: 150_000,
      from: { floor: 60, pin: '' },
    });
  });

  it('is short for other pages that know a part of it', () => {
    expect(moveEstimateLink({ to: { city: 'pune', floor: 0 } })).toBe('/packers-and-movers/estimate?to=pune');
    const plan = readMovePlan(new URLSearchParams(), 'pune');
    expect(bookSurveyLink(plan, 'lead_1')).toBe('/packers-and-movers/survey?from=pune&to=pune&lead=lead_1');
  });
});
