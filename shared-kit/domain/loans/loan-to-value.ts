import type { RateSource } from '../rate-source.ts';

interface ValueStep {
  /** Largest loan of the step in ₹; the last step has none. */
  readonly upTo: number;
  /** Largest loan as a share of the value of the home. */
  readonly share: number;
}

/** Up to which share of a home's value a bank may lend. Source: RBI, DBR.BP.BC.No.72/08.12.015/2016-17. */
export const VALUE_STEPS: readonly ValueStep[] = [
  { upTo: 30_00_000, share: 0.9 },
  { upTo: 75_00_000, share: 0.8 },
  { upTo: Number.POSITIVE_INFINITY, share: 0.75 },
];

export const VALUE_LAW = 'RBI, Individual Housing Loans: Rationalisation of Risk-Weights and LTV Ratios';
export const VALUE_SOURCE: RateSource = { name: 'RBI/2016-17/317, reprinted by ABCAUS', on: '2017-06-07' };

/**
 * The largest loan in ₹ that the steps allow on a home, not rounded.
 * @param valueRupees of the home, without stamp duty and registration
 */
export function mostByValue(valueRupees: number): number {
  return Math.max(...VALUE_STEPS.map(({ upTo, share }) => Math.min(upTo, valueRupees * share)));
}
