import fc from 'fast-check';
import { type CreditFacts, SCORE_RANGE, scoreBand } from './credit-facts.ts';
import { cardShare, creditReasons } from './credit-reasons.ts';

const GOOD: CreditFacts = {
  score: 790,
  accounts: { active: 3, closed: 1, defaulted: 0 },
  balanceRupees: 4_00_000,
  cards: { balanceRupees: 20_000, limitRupees: 2_00_000 },
  oldestMonths: 84,
  latePayments: 0,
  overdueRupees: 0,
  enquiries: 1,
};

const count = (max: number) => fc.integer({ min: 0, max });
const facts: fc.Arbitrary<CreditFacts> = fc.record({
  score: fc.integer({ min: SCORE_RANGE.least, max: SCORE_RANGE.most }),
  accounts: fc.record({ active: count(9), closed: count(9), defaulted: count(2) }),
  balanceRupees: count(50_00_000),
  cards: fc.option(fc.record({ balanceRupees: count(5_00_000), limitRupees: count(5_00_000) })),
  oldestMonths: fc.option(count(400)),
  latePayments: count(24),
  overdueRupees: count(1_00_000),
  enquiries: count(20),
});

describe('the reasons of a score', () => {
  it('are what helps, where nothing hurts', () => {
    expect(creditReasons(GOOD)).toEqual(['late', 'cards', 'enquiries', 'age'].map((topic) => ({ topic, helps: true })));
  });

  it('begin with what hurts', () => {
    const bad = { ...GOOD, accounts: { active: 1, closed: 0, defaulted: 1 }, overdueRupees: 5_000, latePayments: 4 };
    expect(creditReasons(bad).slice(0, 4)).toEqual([
      { topic: 'default', helps: false },
      { topic: 'overdue', helps: false },
      { topic: 'late', helps: false },
      { topic: 'cards', helps: true },
    ]);
  });

  it('say that there is no credit yet, and nothing of its payments', () => {
    const none = { ...GOOD, accounts: { active: 0, closed: 0, defaulted: 0 }, cards: null, oldestMonths: null };
    expect(creditReasons(none)).toEqual([
      { topic: 'no-credit', helps: false },
      { topic: 'enquiries', helps: true },
    ]);
  });

  it('name each topic once, and there is always one', () => {
    fc.assert(
      fc.property(facts, (some) => {
        const topics = creditReasons(some).map(({ topic }) => topic);
        expect(new Set(topics).size).toBe(topics.length);
        expect(topics.length).toBeGreaterThan(0);
      }),
    );
  });

  it('find no share of cards without a limit', () => {
    expect(cardShare({ cards: { balanceRupees: 5, limitRupees: 0 } })).toBeNull();
    expect(cardShare(GOOD)).toBeCloseTo(0.1);
  });
});

describe('the band of a score', () => {
  it.each([
    [900, 'Very good'],
    [751, 'Very good'],
    [750, 'Fair'],
    [700, 'Low'],
    [600, 'Very low'],
    [300, 'Very low'],
  ])('of %d is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});
