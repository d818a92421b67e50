import fc from 'fast-check';
import { CITY_SLUGS } from '../cities.ts';
import { GST_STATES, STATE_OF_CITY } from '../gst-state.ts';
import { rateSourceText } from '../rate-source.ts';
import { BUYERS, DUTY_RULES, purchaseDuties } from './stamp-duty.ts';

const city = fc.constantFrom(...CITY_SLUGS);
const price = fc.integer({ min: 1, max: 100_00_00_000 });
const buyer = fc.constantFrom(...BUYERS);

describe('stamp duty and registration of a new flat', () => {
  it.each([
    ['bangalore', 1_00_00_000, 'anyone', 5_60_000, 2_00_000],
    ['bangalore', 45_00_000, 'anyone', 1_51_200, 90_000],
    ['mumbai', 1_00_00_000, 'woman', 5_00_000, 30_000],
    ['pune', 20_00_000, 'anyone', 1_40_000, 20_000],
    ['chennai', 50_00_001, 'anyone', 2_50_001, 1_00_001],
    ['hyderabad', 80_00_000, 'woman', 5_60_000, 40_000],
    ['gurgaon', 1_20_00_000, 'woman', 6_00_000, 50_000],
    ['gurgaon', 45_00_000, 'anyone', 3_15_000, 25_000],
    ['delhi', 25_00_000, 'anyone', 1_50_000, 25_000],
    ['delhi', 60_00_000, 'woman', 3_00_000, 60_000],
    ['noida', 1_00_00_000, 'woman', 6_00_000, 1_00_000],
    ['noida', 1_10_00_000, 'woman', 7_70_000, 1_10_000],
  ] as const)('in %s at ₹%d for %s are ₹%d and ₹%d', (slug, rupees, who, stampDuty, registration) => {
    expect(purchaseDuties(rupees, DUTY_RULES[slug], who)).toMatchObject({ stampDuty, registration });
  });

  it('name the state of every service city', () => {
    for (const slug of CITY_SLUGS) expect(DUTY_RULES[slug].state).toBe(GST_STATES[STATE_OF_CITY[slug]]);
  });

  it('name a source with its date, or are unconfirmed', () => {
    const unconfirmed = CITY_SLUGS.filter((slug) => DUTY_RULES[slug].source === null);
    expect(unconfirmed.toSorted()).toEqual(['aurangabad', 'nashik']);
    expect(rateSourceText(DUTY_RULES.pune.law, DUTY_RULES.pune.source)).toBe(
      'Article 25 of the Maharashtra Stamp Act, with cesses. Read in: ClearTax, stamp duty and registration charges in Maharashtra, Apr 2025',
    );
    expect(rateSourceText(DUTY_RULES.mumbai.law, DUTY_RULES.mumbai.source)).toMatch(/, 2025$/);
    expect(rateSourceText(DUTY_RULES.nashik.law, DUTY_RULES.nashik.source)).toMatch(/Not confirmed/);
  });

  it('never cost a woman more, and grow with the price', () => {
    fc.assert(
      fc.property(city, price, price, buyer, (slug, one, other, who) => {
        const rules = DUTY_RULES[slug];
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [cheap, dear] = [purchaseDuties(low, rules, who), purchaseDuties(high, rules, who)];
        expect(dear.stampDuty).toBeGreaterThanOrEqual(cheap.stampDuty);
        expect(dear.registration).toBeGreaterThanOrEqual(cheap.registration);
        const woman = purchaseDuties(one, rules, 'woman');
        expect(woman.stampDuty).toBeLessThanOrEqual(purchaseDuties(one, rules, 'anyone').stampDuty);
      }),
    );
  });

  it('are whole rupees, at least the percentage of the price and at most a rupee more', () => {
    fc.assert(
      fc.property(city, price, buyer, (slug, rupees, who) => {
        const { percent, stampDuty, registration } = purchaseDuties(rupees, DUTY_RULES[slug], who);
        const exact = (rupees * percent) / 100;
        expect(Number.isInteger(stampDuty) && Number.isInteger(registration)).toBe(true);
        expect(stampDuty).toBeGreaterThan(exact - 1e-3);
        expect(stampDuty).toBeLessThan(exact + 1);
      }),
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuse the price %d', (rupees) => {
    expect(() => purchaseDuties(rupees, DUTY_RULES.pune, 'anyone')).toThrow(RangeError);
  });
});
