import { monthlyEmi } from '../emi.ts';
import type { RateSource } from '../rate-source.ts';
import { LENDER_IDS, type Lender, type LenderId, lenderOf } from './lenders.ts';
import type { LoanFacts } from './loan-facts.ts';
import { mostByValue } from './loan-to-value.ts';

/** The largest share of a month's income that all instalments together may take (FOIR). Lenders choose their own. */
export const INSTALMENT_SHARE = 0.5;
export const INSTALMENT_LAW = 'No law fixes this share; most lenders stop at half of the income';
export const INSTALMENT_SOURCE: RateSource = { name: 'Housing.com, home loan questions (undated)', on: '2026' };

/** Estimates are whole multiples of this, ₹. */
const ROUND_RUPEES = 10_000;

/** What keeps a loan from being larger. */
export type LoanLimit = 'income' | 'value';

/** What a lender could lend, by its published rates. Money in ₹. */
export interface LoanOffer {
  readonly lender: LenderId;
  /** At the lowest rate; 0 where the income leaves no room. */
  readonly amount: number;
  readonly limit: LoanLimit;
  /** A month, at the lowest rate; 0 without a loan. */
  readonly emi: number;
  /** At the highest rate; null where none is published. */
  readonly amountAtHighest: number | null;
}

/** What is left of the income for the instalment of a new loan, ₹ a month; 0 where nothing is. */
export function instalmentRoom(facts: LoanFacts): number {
  const { incomeRupees, coIncomeRupees, obligationsRupees, coObligationsRupees } = facts;
  const most = Math.floor((incomeRupees + coIncomeRupees) * INSTALMENT_SHARE);
  return Math.max(0, most - obligationsRupees - coObligationsRupees);
}

/**
 * The largest loan in ₹ at a rate, in whole ten thousands, and what limits it.
 * @param annualRatePercent 8.5 means 8.5 % a year
 */
export function eligibleLoan(
  facts: LoanFacts,
  annualRatePercent: number,
): { readonly amount: number; readonly limit: LoanLimit } {
  const byIncome = instalmentRoom(facts) / monthlyEmi(1, annualRatePercent, facts.years);
  const byValue = mostByValue(facts.valueRupees);
  const most = Math.min(byIncome, byValue);
  return { amount: Math.floor(most / ROUND_RUPEES) * ROUND_RUPEES, limit: byIncome < byValue ? 'income' : 'value' };
}

/** What each lender could lend, the largest loan and then the smallest instalment first. */
export function loanOffers(facts: LoanFacts): LoanOffer[] {
  return LENDER_IDS.map((id) => loanOffer(facts, id)).toSorted(
    (one, other) => other.amount - one.amount || one.emi - other.emi,
  );
}

export function loanOffer(facts: LoanFacts, id: LenderId): LoanOffer {
  const { from, to }: Lender = lenderOf(id);
  const { amount, limit } = eligibleLoan(facts, from);
  return {
    lender: id,
    amount,
    limit,
    emi: amount === 0 ? 0 : Math.round(monthlyEmi(amount, from, facts.years)),
    amountAtHighest: to === null ? null : eligibleLoan(facts, to).amount,
  };
}
