import fc from 'fast-check';
import { HOUR_MS } from '../time-spans.ts';
import { BUSINESSES } from './booking-states.ts';
import { cancelRefund, cancelTerms, mayReschedule } from './booking-terms.ts';

describe('the refund of a cancelled booking', () => {
  it.each([
    [30, 100_000],
    [24, 100_000],
    [23.9, 75_000],
    [1, 50_000],
    [-1, 0],
  ])('%d hours before a home service is %d paise of 100,000', (hours, paise) => {
    const facts = { business: 'HS', paidPaise: 100_000, startsAt: hours * HOUR_MS, isOnTheWay: false } as const;
    expect(cancelRefund(facts, 0)).toBe(paise);
    expect(cancelRefund({ ...facts, isOnTheWay: true }, 0)).toBe(0);
  });

  it('is whole paise, at most what was paid, and never grows with time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BUSINESSES),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.tuple(fc.integer({ min: -50, max: 200 }), fc.integer({ min: 0, max: 200 })),
        (business, paidPaise, [at, later]) => {
          const facts = { business, paidPaise, startsAt: 100 * HOUR_MS, isOnTheWay: false };
          const [first, second] = [cancelRefund(facts, at * HOUR_MS), cancelRefund(facts, (at + later) * HOUR_MS)];
          expect(Number.isSafeInteger(first) && first >= 0 && first <= paidPaise).toBe(true);
          expect(second).toBeLessThanOrEqual(first);
        },
      ),
    );
  });

  it('is described by a sentence for each step', () => {
    expect(cancelTerms('HS')).toEqual([
      'At least 24 hours before the slot: 100% comes back.',
      'At least 4 hours before the slot: 75% comes back.',
      'Until the slot begins: 50% comes back.',
      'Nothing comes back once the professional is on the way.',
    ]);
  });
});

it('a booking may be moved three times, with three hours of notice', () => {
  expect(mayReschedule({ startsAt: 3 * HOUR_MS, reschedules: 2 }, 0)).toBe(true);
  expect(mayReschedule({ startsAt: 3 * HOUR_MS, reschedules: 3 }, 0)).toBe(false);
  expect(mayReschedule({ startsAt: 3 * HOUR_MS - 1, reschedules: 0 }, 0)).toBe(false);
});
