/** What a credit report says, without names and numbers of accounts. Money in ₹. Null where a bureau does not say it. */
export interface CreditFacts {
  /** 300 to 900; higher is better. */
  readonly score: number;
  readonly accounts: { readonly active: number; readonly closed: number; readonly defaulted: number };
  /** All that is owed. */
  readonly balanceRupees: number;
  /** Credit cards together; null without one. */
  readonly cards: { readonly balanceRupees: number; readonly limitRupees: number } | null;
  /** Months since the oldest account was opened; null without accounts. */
  readonly oldestMonths: number | null;
  /** Monthly payments of the last 24 months that were late. */
  readonly latePayments: number;
  /** What should have been paid by now. */
  readonly overdueRupees: number;
  /** Enquiries of lenders in the last 180 days. */
  readonly enquiries: number;
}

/** Scores of Indian bureaus. Source: Bajaj Finserv Markets, CIBIL score range (read in November 2026). */
export const SCORE_RANGE = { least: 300, most: 900 } as const;

export const SCORE_BANDS = [
  { from: 751, name: 'Very good' },
  { from: 701, name: 'Fair' },
  { from: 601, name: 'Low' },
  { from: SCORE_RANGE.least, name: 'Very low' },
] as const;

export type ScoreBand = (typeof SCORE_BANDS)[number]['name'];

/** The usual name of a score’s range. */
export function scoreBand(score: number): ScoreBand {
  return SCORE_BANDS.find(({ from }) => score >= from)?.name ?? 'Very low';
}
