/** One thing that a check found, in words that the staff and the owner can read. */
export interface Evidence {
  /** `price`, `text`, `photos` …: what was looked at. */
  readonly signal: string;
  /** Bits for (or, negative, against) the suspicion. */
  readonly bits: number;
  readonly words: string;
  /** The other listing, where there is one. */
  readonly listingId?: string;
}

/** All of it together, bits. */
export function scoreOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { bits }) => sum + bits, 0);
}
