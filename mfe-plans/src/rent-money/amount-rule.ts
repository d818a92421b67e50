import { parseRupees } from '@aangan/shared-kit/domain/money';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { amountRangeWords } from './rent-money.words.ts';

/** The paise of a typed amount of rupees; NaN for no amount. */
export function typedPaise(typed: string): number {
  return (parseRupees(typed) ?? Number.NaN) * 100;
}

/** The validation error of a typed amount, or undefined. */
export function amountProblem(typed: string): string | undefined {
  const { leastPaise, mostPaise } = RENT_PAYMENT_LIMITS;
  const paise = typedPaise(typed);
  return paise >= leastPaise && paise <= mostPaise ? undefined : amountRangeWords(leastPaise, mostPaise);
}
