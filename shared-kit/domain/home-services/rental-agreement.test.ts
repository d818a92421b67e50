import fc from 'fast-check';
import { CITY_SLUGS } from '../cities.ts';
import { GST_STATES, STATE_OF_CITY } from '../gst-state.ts';
import { type AgreementTerms, agreementLines, needsBiometrics, termsProblems } from './rental-agreement.ts';
import { agreementFees, longestTerm } from './stamp-duty.ts';
import { stampSourceOf } from './stamp-source.ts';

const DAY = '2026-11-24';
const TERMS: AgreementTerms = {
  city: 'bangalore',
  pin: '560034',
  home: '12, 5th Block, Koramangala',
  landlord: { name: 'Asha Rao', phone: '9845012345', address: '4, MG Road, Bangalore' },
  tenant: { name: 'Ravi Menon', phone: '9845012346', address: '7, Park Street, Kolkata' },
  rentRupees: 25_000,
  depositRupees: 100_000,
  from: '2026-12-01',
  months: 11,
  noticeMonths: 1,
  lockInMonths: 6,
  rentDay: 5,
  clauses: [],
};

describe('stamp duty', () => {
  it.each([
    // 0.5% of a year's rent and the deposit is more than the cap.
    ['29', 11, 500_00, 0],
    // 0.25% of 2,75,000 and of a tenth of the deposit a year.
    ['27', 11, 711_00, 1_000_00],
    ['33', 11, 3_750_00, 0],
    ['36', 11, 2_000_00, 0],
    // 2% of a year's rent, and ₹100 because there is a deposit.
    ['07', 11, 6_100_00, 0],
    ['06', 11, 6_000_00, 0],
    ['09', 11, 12_000_00, 0],
  ] as const)('of the state %s for %d months is %d paise', (state, months, stampPaise, registrationPaise) => {
    const fees = agreementFees({ state, months, rentRupees: 25_000, depositRupees: 100_000, day: DAY });
    expect(fees).toEqual({ stampPaise, registrationPaise });
  });

  it('is known for every service city, in whole rupees, and never falls with the rent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CITY_SLUGS), fc.integer({ min: 1_000, max: 500_000 }), (city, rentRupees) => {
        const facts = { state: STATE_OF_CITY[city], depositRupees: 0, months: 11, day: DAY };
        const { stampPaise } = agreementFees({ ...facts, rentRupees });
        expect(stampPaise % 100).toBe(0);
        expect(agreementFees({ ...facts, rentRupees: rentRupees + 1 }).stampPaise).toBeGreaterThanOrEqual(stampPaise);
      }),
    );
  });

  it('names its source with a date, or is unconfirmed', () => {
    const unconfirmed = CITY_SLUGS.filter((city) => !stampSourceOf(city).isConfirmed);
    expect(new Set(unconfirmed.map((city) => GST_STATES[STATE_OF_CITY[city]]))).toEqual(
      new Set(['Tamil Nadu', 'Telangana', 'Haryana', 'Uttar Pradesh']),
    );
    for (const city of CITY_SLUGS) {
      const { source, isConfirmed } = stampSourceOf(city);
      expect(source).toMatch(isConfirmed ? /Read in: .+, (\w{3} )?20\d\d$/ : /Not confirmed/);
    }
  });

  it('has no rule before its first day', () => {
    expect(longestTerm('29', '2024-02-02')).toBe(0);
    expect(() => agreementFees({ state: '29', rentRupees: 1, depositRupees: 0, months: 1, day: '2024-02-02' })).toThrow(
      RangeError,
    );
  });
});

describe('an agreement', () => {
  it('has fees of the state without tax, and a visit in Maharashtra alone', () => {
    expect(agreementLines(TERMS, DAY)).toMatchObject([
      { paise: 49_900, sac: '998213', gstRate: 18 },
      { description: 'Stamp duty', paise: 50_000, sac: null, gstRate: 0 },
    ]);
    expect(needsBiometrics('nagpur')).toBe(true);
    expect(agreementLines({ ...TERMS, city: 'pune' }, DAY).map(({ description }) => description)).toEqual([
      'Agreement with draft, e-stamp and signatures',
      'Stamp duty',
      'Registration fee',
      'Visit for fingerprints of both sides',
    ]);
  });

  it.each([
    [{ months: 12 }, 'months'],
    [{ lockInMonths: 12 }, 'lockInMonths'],
    [{ tenant: { ...TERMS.tenant, phone: TERMS.landlord.phone } }, 'tenant.phone'],
    [{ from: '2026-11-23' }, 'from'],
  ])('with %j has a problem with %s', (change, field) => {
    expect(termsProblems({ ...TERMS, ...change }, DAY).map((problem) => problem.field)).toEqual([field]);
  });

  it('of the example has none', () => {
    expect(termsProblems(TERMS, DAY)).toEqual([]);
  });
});
