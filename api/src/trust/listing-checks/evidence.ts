/** One finding of a check, in words for staff and owner. */
export interface Evidence {
  /** `price`, `text`, `photos` …: what was checked. */
  readonly signal: string;
  /** Bits for (or, if negative, against) the suspicion. */
  readonly bits: number;
  readonly words: string;
  /** The other listing, if there is one. */
  readonly listingId?: string;
}

/** The sum of all findings, bits. */
export function scoreOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { bits }) => sum + bits, 0);
}
