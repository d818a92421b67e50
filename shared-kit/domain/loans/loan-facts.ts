import type { CitySlug } from '../cities.ts';
import { LOAN_LIMITS } from '../loan-terms.ts';
import { parseRupees } from '../money.ts';

/** How somebody earns. It decides which papers a lender wants. */
export const LOAN_WORK = ['salaried', 'self-employed'] as const;

export type LoanWork = (typeof LOAN_WORK)[number];

export const LOAN_WORK_WORDS: Readonly<Record<LoanWork, string>> = {
  salaried: 'Salaried',
  'self-employed': 'Self-employed',
};

/** What an estimate of a home loan depends on. Money in ₹, a month where it is income or instalments. */
export interface LoanFacts {
  readonly work: LoanWork;
  /** Take-home pay, or income after tax. */
  readonly incomeRupees: number;
  /** Instalments of other loans and cards. */
  readonly obligationsRupees: number;
  /** Of a co-applicant; 0 without one. */
  readonly coIncomeRupees: number;
  readonly coObligationsRupees: number;
  readonly city: CitySlug;
  /** Price of the home, without stamp duty and registration. */
  readonly valueRupees: number;
  /** Whole years. */
  readonly years: number;
}

/** Limits of the form. The specification shows none; these are ours, and the form states them. */
export const LOAN_FACT_LIMITS = {
  income: { least: 10_000, most: 1_00_00_000 },
  value: { least: 5_00_000, most: 100_00_00_000 },
} as const;

/** The validation error of the applicant's income, as typed, or undefined. */
export function incomeProblem(typed: string): string | undefined {
  const { least, most } = LOAN_FACT_LIMITS.income;
  return within(parseRupees(typed), least, most)
    ? undefined
    : 'Enter your income of a month, between ₹10,000 and ₹1,00,00,000.';
}

/** The validation error of an amount that may be missing, as typed, or undefined. */
export function optionalAmountProblem(typed: string): string | undefined {
  return typed === '' || within(parseRupees(typed), 0, LOAN_FACT_LIMITS.income.most)
    ? undefined
    : 'Enter an amount of a month in rupees, or nothing.';
}

/** The validation error of the home's price, as typed, or undefined. */
export function homeValueProblem(typed: string): string | undefined {
  const { least, most } = LOAN_FACT_LIMITS.value;
  return within(parseRupees(typed), least, most)
    ? undefined
    : 'Enter the price of the home, between ₹5 Lacs and ₹100 Cr.';
}

/** The validation error of the years, as typed, or undefined. */
export function loanYearsProblem(typed: string): string | undefined {
  const years = Number(typed);
  const { least, most } = LOAN_LIMITS.years;
  return Number.isInteger(years) && within(years, least, most) ? undefined : 'Choose 1 to 30 years.';
}

function within(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most;
}
