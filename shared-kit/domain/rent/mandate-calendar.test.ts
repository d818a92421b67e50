import fc from 'fast-check';
import { indiaDay, indiaHour } from '../india-day.ts';
import { indiaMonth, laterMonth } from '../rent-receipts/receipt-month.ts';
import { DAY_MS } from '../time-spans.ts';
import {
  DEBIT_HOUR,
  debitAfterNotice,
  debitDate,
  firstMonth,
  NOTICE_MS,
  noticedDebit,
  plannedDebit,
} from './mandate-calendar.ts';

const days = fc.record({ dueDay: fc.integer({ min: 1, max: 28 }), debitDay: fc.integer({ min: 1, max: 31 }) });
const month = fc.integer({ min: 0, max: 1_200 }).map((count) => laterMonth('2024-01', count));
const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2090-01-01') });

describe('the day of a debit', () => {
  it.each([
    ['2026-12', { dueDay: 5, debitDay: 3 }, '2026-12-03'],
    ['2026-12', { dueDay: 5, debitDay: 5 }, '2026-12-05'],
    ['2026-12', { dueDay: 5, debitDay: 28 }, '2026-11-28'],
    ['2027-03', { dueDay: 1, debitDay: 31 }, '2027-02-28'],
    ['2028-03', { dueDay: 1, debitDay: 30 }, '2028-02-29'],
    ['2027-01', { dueDay: 1, debitDay: 31 }, '2026-12-31'],
  ])('for %s with %o is %s', (ofMonth, chosen, day) => {
    expect(debitDate(ofMonth, chosen)).toBe(day);
  });

  it('is not after the day on which the landlord expects the money, and at most a month before', () => {
    fc.assert(
      fc.property(month, days, (ofMonth, chosen) => {
        const due = `${ofMonth}-${String(chosen.dueDay).padStart(2, '0')}`;
        const day = debitDate(ofMonth, chosen);
        expect(day <= due).toBe(true);
        expect(Date.parse(due) - Date.parse(day)).toBeLessThanOrEqual(31 * DAY_MS);
      }),
    );
  });

  it('is the chosen one, or the last of a shorter month', () => {
    fc.assert(
      fc.property(month, days, (ofMonth, chosen) => {
        const day = debitDate(ofMonth, chosen);
        const isLast = indiaMonth(Date.parse(`${day}T12:00:00Z`) + DAY_MS) !== day.slice(0, 7);
        const number = Number(day.slice(8));
        expect(number === chosen.debitDay || (isLast && number < chosen.debitDay)).toBe(true);
      }),
    );
  });

  it('comes once for each month, in the order of the months', () => {
    fc.assert(
      fc.property(month, days, (ofMonth, chosen) => {
        expect(plannedDebit(ofMonth, chosen)).toBeLessThan(plannedDebit(laterMonth(ofMonth, 1), chosen));
      }),
    );
  });

  it('begins in the morning in India', () => {
    fc.assert(
      fc.property(month, days, (ofMonth, chosen) => {
        const at = plannedDebit(ofMonth, chosen);
        expect(indiaHour(at)).toBe(DEBIT_HOUR);
        expect(indiaDay(at)).toBe(debitDate(ofMonth, chosen));
      }),
    );
  });
});

describe('the notice', () => {
  it('is a full day or more before the debit, which waits at most two days for it', () => {
    fc.assert(
      fc.property(moment, (noticedAt) => {
        const at = debitAfterNotice(noticedAt);
        expect(at - noticedAt).toBeGreaterThanOrEqual(NOTICE_MS);
        expect(at - noticedAt).toBeLessThan(2 * NOTICE_MS);
        expect(indiaHour(at)).toBe(DEBIT_HOUR);
      }),
    );
  });

  it('moves a debit only where it came late', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), (planned, before) => {
        const noticedAt = planned - before;
        const at = noticedDebit(planned, noticedAt);
        expect(at === planned).toBe(before >= NOTICE_MS);
        expect(at - noticedAt).toBeGreaterThanOrEqual(NOTICE_MS);
      }),
    );
  });

  it('is possible for the first month, and was not for the month before', () => {
    fc.assert(
      fc.property(moment, days, (from, chosen) => {
        const first = firstMonth(chosen, from);
        expect(plannedDebit(first, chosen) - from).toBeGreaterThanOrEqual(NOTICE_MS);
        const before = laterMonth(first, -1);
        // Rent of a month that is over is not taken afterwards.
        expect(plannedDebit(before, chosen) < from + NOTICE_MS || before < indiaMonth(from)).toBe(true);
      }),
    );
  });
});
