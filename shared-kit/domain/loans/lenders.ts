import type { RateSource } from '../rate-source.ts';

export interface Lender {
  readonly name: string;
  /** Lowest interest on a home loan, % a year. */
  readonly from: number;
  /** Highest; null where the source says only “onwards”. */
  readonly to: number | null;
  /** Where the rates were read; null where no source was found. */
  readonly source: RateSource | null;
}

const FEBRUARY: RateSource = { name: 'Business Standard, home loan rates', on: '2026-02-06' };

/** Floating rates on home loans, as they were published. A changed rate is a changed row with its new source. */
export const LENDERS = {
  sbi: { name: 'State Bank of India', from: 7.25, to: 8.7, source: FEBRUARY },
  bob: { name: 'Bank of Baroda', from: 7.2, to: 9.25, source: FEBRUARY },
  lichfl: { name: 'LIC Housing Finance', from: 7.15, to: null, source: FEBRUARY },
  icici: { name: 'ICICI Bank', from: 7.45, to: null, source: FEBRUARY },
  hdfc: { name: 'HDFC Bank', from: 7.9, to: null, source: FEBRUARY },
  axis: { name: 'Axis Bank', from: 8, to: 11.9, source: FEBRUARY },
} as const satisfies Record<string, Lender>;

export type LenderId = keyof typeof LENDERS;

export const LENDER_IDS = Object.keys(LENDERS) as [LenderId, ...LenderId[]];

export function isLender(id: string): id is LenderId {
  return Object.hasOwn(LENDERS, id);
}

/** A lender in words that apply to each of them. */
export function lenderOf(id: LenderId): Lender {
  return LENDERS[id];
}
