import fc from 'fast-check';
import { laterMonth, monthsFrom } from './receipt-month.ts';
import { periodWords, RECEIPT_INTERVALS, receiptPeriods } from './receipt-periods.ts';

const month = fc.integer({ min: 0, max: 600 }).map((count) => laterMonth('2000-01', count));

describe('the periods of receipts', () => {
  it('cover every month of the range once, in order', () => {
    fc.assert(
      fc.property(month, fc.nat(30), fc.constantFrom(...RECEIPT_INTERVALS), (from, count, interval) => {
        const to = laterMonth(from, count);
        const periods = receiptPeriods(from, to, interval);
        const covered = periods.flatMap((each) =>
          Array.from({ length: each.months }, (_, at) => laterMonth(each.from, at)),
        );
        expect(covered).toEqual(Array.from({ length: count + 1 }, (_, at) => laterMonth(from, at)));
        for (const each of periods) expect(monthsFrom(each.from, each.to)).toBe(each.months);
      }),
    );
  });

  it('end where a quarter or a financial year ends', () => {
    expect(receiptPeriods('2026-02', '2026-08', 'quarter').map(periodWords)).toEqual([
      'Feb 2026 to Mar 2026',
      'Apr 2026 to Jun 2026',
      'Jul 2026 to Aug 2026',
    ]);
    expect(receiptPeriods('2026-01', '2027-03', 'year').map(periodWords)).toEqual([
      'Jan 2026 to Mar 2026',
      'Apr 2026 to Mar 2027',
    ]);
    expect(receiptPeriods('2026-05', '2026-05', 'month').map(periodWords)).toEqual(['May 2026']);
  });
});
