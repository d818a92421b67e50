import type { Random } from '../../src/foundation/random/seeded-random.ts';

/** What is wrong with a listing; most have nothing. */
export type TruthKind = 'stale' | 'duplicate' | 'scam' | 'broker';

/** The label of one listing, kept apart from what users see. */
export interface Truth {
  readonly listingId: string;
  readonly kind: TruthKind;
  readonly originalId: string | null;
}

/** Shares of all listings. */
export const TRUTH_SHARES = { stale: 0.06, duplicate: 0.03, scam: 0.01, broker: 0.02 } as const satisfies Record<
  TruthKind,
  number
>;

export function drawTruth(random: Random): TruthKind | undefined {
  let left = random.next();
  for (const [kind, share] of Object.entries(TRUTH_SHARES) as [TruthKind, number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  return undefined;
}
