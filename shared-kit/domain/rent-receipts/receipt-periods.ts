import { laterMonth, monthsFrom, monthWords } from './receipt-month.ts';

/** How many months one receipt covers. */
export const RECEIPT_INTERVALS = ['month', 'quarter', 'year'] as const;

export type ReceiptInterval = (typeof RECEIPT_INTERVALS)[number];

/** The months of one receipt, `2026-04`, both included. */
export interface ReceiptPeriod {
  readonly from: string;
  readonly to: string;
  readonly months: number;
}

const MONTHS_OF: Readonly<Record<ReceiptInterval, number>> = { month: 1, quarter: 3, year: 12 };

/** Months since the April in which a financial year begins. */
function monthsSinceApril(month: string): number {
  return (Number(month.slice(5)) + 8) % 12;
}

/**
 * The receipts of a range of months. Quarters and years are those of the financial year, so the first and the last
 * receipt may be shorter.
 */
export function receiptPeriods(from: string, to: string, interval: ReceiptInterval): ReceiptPeriod[] {
  const periods: ReceiptPeriod[] = [];
  for (let month = from; month <= to; ) {
    const left = MONTHS_OF[interval] - (monthsSinceApril(month) % MONTHS_OF[interval]);
    const whole = laterMonth(month, left - 1);
    const last = whole < to ? whole : to;
    periods.push({ from: month, to: last, months: monthsFrom(month, last) });
    month = laterMonth(last, 1);
  }
  return periods;
}

/** `Apr 2026`, or `Apr 2026 to Jun 2026`. */
export function periodWords({ from, to }: Pick<ReceiptPeriod, 'from' | 'to'>): string {
  return from === to ? monthWords(from) : `${monthWords(from)} to ${monthWords(to)}`;
}
