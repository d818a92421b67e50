import { parseRupees } from './money.ts';

/** The values of the calculator’s fields. */
export interface LoanTerms {
  /** ₹. */
  readonly principal: number;
  /** Percent a year. */
  readonly rate: number;
  /** Whole years. */
  readonly years: number;
}

/** Range and step of each field; banks rarely lend outside of them. */
export const LOAN_LIMITS = {
  rate: { least: 5, most: 15, step: 0.05 },
  years: { least: 1, most: 30, step: 1 },
} as const;

/** Banks lend up to about four fifths of the price. */
const LOAN_SHARE = 0.8;
const USUAL_RATE = 8.5;
const USUAL_YEARS = 20;
const ROUND_LOAN = 10_000;

/** The default loan: 80 % of the price, 8.5 % a year, 20 years. */
export function usualLoan(price: number): LoanTerms {
  const principal = Math.max(ROUND_LOAN, Math.round((price * LOAN_SHARE) / ROUND_LOAN) * ROUND_LOAN);
  return { principal, rate: USUAL_RATE, years: USUAL_YEARS };
}

/** The typed terms, or the validation error of each field. */
export function readLoan(
  typed: { readonly principal: string; readonly rate: string; readonly years: string },
  price: number,
): { readonly terms: LoanTerms | undefined; readonly errors: Partial<Record<keyof LoanTerms, string>> } {
  const principal = parseRupees(typed.principal);
  const rate = Number(typed.rate);
  const years = Number(typed.years);
  const errors: Partial<Record<keyof LoanTerms, string>> = {};
  if (principal === undefined || principal <= 0) errors.principal = 'Write an amount, such as 60 Lacs or 60,00,000.';
  else if (principal > price) errors.principal = 'A loan is at most the price of the home.';
  if (!within(rate, LOAN_LIMITS.rate)) errors.rate = 'Write a rate between 5 and 15.';
  if (!within(years, LOAN_LIMITS.years) || !Number.isInteger(years)) errors.years = 'Write whole years, 1 to 30.';
  const right = principal !== undefined && Object.keys(errors).length === 0;
  return { terms: right ? { principal, rate, years } : undefined, errors };
}

/** The terms as the query of an address: `loan=6000000,8.5,20`. */
export function loanQuery({ principal, rate, years }: LoanTerms): string {
  return `loan=${[Math.round(principal), rate, years].join(',')}`;
}

/** The terms in an address; undefined when there are none, or none that this price allows. */
export function loanOfQuery(search: string, price: number): LoanTerms | undefined {
  const [principal = '', rate = '', years = '', ...rest] = (new URLSearchParams(search).get('loan') ?? '').split(',');
  return rest.length > 0 ? undefined : readLoan({ principal, rate, years }, price).terms;
}

function within(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}
