import fc from 'fast-check';
import { HOLD_LIMITS, HOLD_REASONS, type HoldReason, holdReason, type PayoutFacts } from './holds.ts';

const NOW = Date.UTC(2026, 10, 24);

/** The third rent to a landlord who is known. */
const USUAL: PayoutFacts = {
  paise: 32_000_00,
  paidByCard: false,
  landlordIsPayer: false,
  bankNamesPayer: false,
  arrivedBefore: 2,
  landlordVerified: false,
  hasAgreement: false,
  homesToAccount: 1,
  changedAt: null,
  changeConfirmed: false,
  cleared: [],
};

const FRAUDS: Readonly<Record<HoldReason, Partial<PayoutFacts>>> = {
  'own-account': { landlordIsPayer: true },
  'changed-account': { changedAt: NOW - 60_000, arrivedBefore: 0 },
  'many-tenants': { homesToAccount: 10 },
  'large-first-payment': { paise: 1_00_000_00, arrivedBefore: 0 },
};

const anyFacts: fc.Arbitrary<PayoutFacts> = fc.record({
  paise: fc.integer({ min: 100, max: 10_00_000_00 }),
  paidByCard: fc.boolean(),
  landlordIsPayer: fc.boolean(),
  bankNamesPayer: fc.boolean(),
  arrivedBefore: fc.nat(30),
  landlordVerified: fc.boolean(),
  hasAgreement: fc.boolean(),
  homesToAccount: fc.integer({ min: 1, max: 40 }),
  changedAt: fc.option(fc.integer({ min: NOW - 90 * 86_400_000, max: NOW })),
  changeConfirmed: fc.boolean(),
  cleared: fc.subarray([...HOLD_REASONS]),
});

describe('the hold of a payout', () => {
  it('leaves the usual rent alone', () => expect(holdReason(USUAL, NOW)).toBeUndefined());

  it.each(Object.entries(FRAUDS))('names %s', (reason, fraud) =>
    expect(holdReason({ ...USUAL, ...fraud }, NOW)).toBe(reason),
  );

  it('needs a card where the bank names a payer, because two people may have one name', () => {
    expect(holdReason({ ...USUAL, bankNamesPayer: true }, NOW)).toBeUndefined();
    expect(holdReason({ ...USUAL, bankNamesPayer: true, paidByCard: true }, NOW)).toBe('own-account');
  });

  it('of a large sum is lifted by the agreement, by a verified landlord, and by two payouts that arrived', () => {
    const large = { ...USUAL, paise: HOLD_LIMITS.largePaise, arrivedBefore: 1 };
    expect(holdReason(large, NOW)).toBe('large-first-payment');
    for (const trust of [{ hasAgreement: true }, { landlordVerified: true }, { arrivedBefore: 2 }]) {
      expect(holdReason({ ...large, ...trust }, NOW)).toBeUndefined();
    }
  });

  it('of a changed account is lifted when the landlord confirms it, and never by an agreement', () => {
    const changed = { ...USUAL, ...FRAUDS['changed-account'] };
    expect(holdReason({ ...changed, hasAgreement: true, landlordVerified: true }, NOW)).toBe('changed-account');
    expect(holdReason({ ...changed, changeConfirmed: true }, NOW)).toBeUndefined();
  });

  it('never gives a reason that staff have cleared, and none at all once all are cleared', () =>
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const reason = holdReason(facts, NOW);
        expect(facts.cleared).not.toContain(reason);
        expect(holdReason({ ...facts, cleared: HOLD_REASONS }, NOW)).toBeUndefined();
      }),
    ));

  it('is never caused by more trust: a verified landlord or an agreement adds no hold', () =>
    fc.assert(
      fc.property(anyFacts, (facts) => {
        fc.pre(holdReason(facts, NOW) === undefined);
        const trusted = { ...facts, landlordVerified: true, hasAgreement: true, changeConfirmed: true };
        expect(holdReason(trusted, NOW)).toBeUndefined();
      }),
    ));

  it('is never avoided by paying more', () =>
    fc.assert(
      fc.property(anyFacts, fc.nat(5_00_000_00), (facts, more) => {
        fc.pre(holdReason(facts, NOW) !== undefined);
        expect(holdReason({ ...facts, paise: facts.paise + more }, NOW)).toBeDefined();
      }),
    ));
});
