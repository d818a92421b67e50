import fc from 'fast-check';
import { planRefund, type RefundFacts, refundDays } from './plan-refund.ts';
import { REFUND_KINDS } from './plan-terms.ts';
import { DAY_MS } from './time-spans.ts';

const plan: RefundFacts = {
  kind: 'contacts',
  paidPaise: 79_900,
  days: 45,
  elapsedMs: 0,
  contacts: { limit: 25, used: 0 },
  records: null,
};

const held = fc.option(
  fc.integer({ min: 1, max: 80 }).chain((limit) => fc.record({ limit: fc.constant(limit), used: fc.nat(limit) })),
  { nil: null },
);

const facts = fc.record({
  kind: fc.constantFrom(...REFUND_KINDS),
  paidPaise: fc.nat(2_000_000),
  days: fc.constantFrom(15, 30, 45, 60, 90, 120, 180, 365),
  elapsedMs: fc.nat(400 * DAY_MS),
  contacts: held,
  records: held,
});

describe('the refund of a cancelled plan', () => {
  it('is between nothing and what was paid, in whole paise', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { paise } = planRefund(given);
        expect(Number.isInteger(paise)).toBe(true);
        expect(paise).toBeGreaterThanOrEqual(0);
        expect(paise).toBeLessThanOrEqual(given.paidPaise);
      }),
    );
  });

  it('never grows with time, contacts or records', () => {
    const more = (side: RefundFacts['contacts'], by: number) =>
      side && { ...side, used: Math.min(side.limit, side.used + by) };
    fc.assert(
      fc.property(facts, fc.nat(90 * DAY_MS), fc.nat(40), fc.nat(40), (given, later, contacts, records) => {
        const then = {
          ...given,
          elapsedMs: given.elapsedMs + later,
          contacts: more(given.contacts, contacts),
          records: more(given.records, records),
        };
        expect(planRefund(then).paise).toBeLessThanOrEqual(planRefund(given).paise);
      }),
    );
  });

  it('is nothing once the days of the terms are over', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const elapsedMs = refundDays(given.kind, given.days) * DAY_MS + 7 * DAY_MS;
        expect(planRefund({ ...given, elapsedMs }).paise).toBe(0);
      }),
    );
  });

  it.each([
    ['no contact on the first day', plan, 79_900],
    ['3 of 25 contacts in the first week', { ...plan, contacts: { limit: 25, used: 3 } }, 70_312],
    ['a contact on the eighth day', { ...plan, elapsedMs: 7 * DAY_MS }, 0],
    ['10 of 25 records', { ...plan, kind: 'unlocks', contacts: null, records: { limit: 25, used: 10 } }, 47_940],
    ['all records and no contact', { ...plan, records: { limit: 5, used: 5 } }, 0],
    ['a listing plan within two days', { ...plan, kind: 'listing', contacts: null, elapsedMs: 2 * DAY_MS - 1 }, 79_900],
    ['a listing plan after two days', { ...plan, kind: 'listing', contacts: null, elapsedMs: 2 * DAY_MS }, 0],
    [
      'the first of twelve months',
      { ...plan, kind: 'monthly', days: 365, paidPaise: 1_200_000, contacts: null },
      1_100_000,
    ],
    [
      'two weeks of ten',
      { ...plan, kind: 'weekly', days: 70, paidPaise: 700_000, contacts: null, elapsedMs: 15 * DAY_MS },
      560_000,
    ],
    ['a plan that staff gave', { ...plan, kind: 'none' }, 0],
  ] as const)('for %s is as the terms say', (_, given, paise) => expect(planRefund(given).paise).toBe(paise));

  it('says what is kept', () => {
    expect(planRefund({ ...plan, contacts: { limit: 25, used: 3 } }).kept).toEqual({
      of: 'contacts',
      used: 3,
      limit: 25,
    });
    expect(planRefund(plan).kept.of).toBe('nothing');
    expect(planRefund({ ...plan, elapsedMs: 8 * DAY_MS }).kept.of).toBe('over');
  });
});
