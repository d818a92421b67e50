import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';

/** Sentences of saved landlords and homes. */
export const TENANCIES_WORDS = {
  rent: 'Your rent',
  bill: 'Your maintenance and dues',
  history: 'All payments',
  shares: 'Who pays what',
} as const;

/** `Dec 2026: ₹25,000, due by 5 Dec 2026`. */
export function nextDueWords({ nextMonth, nextDueOn, monthlyPaise }: RentTenancy): string {
  return `${monthWords(nextMonth)}: ${formatPaise(monthlyPaise)}, due by ${formatDay(indiaDayStart(nextDueOn))}`;
}

/** `Pay Dec 2026`. */
export function payMonthWords(month: string): string {
  return `Pay ${monthWords(month)}`;
}
