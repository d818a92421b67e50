import type { Random } from '../../src/foundation/random/public.ts';

/** Label of what is wrong with a listing; most have none. */
export type TruthKind = 'stale' | 'duplicate' | 'scam' | 'broker';

/** The label of one listing, stored separately from the fields that users see. */
export interface Truth {
  readonly listingId: string;
  readonly kind: TruthKind;
  readonly originalId: string | null;
}

/** Share of each label among all listings. */
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
