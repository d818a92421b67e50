import type { Random } from '../pictures/seeded-random.ts';
import type { ListingRow } from '../property/property.tables.ts';
import { roundTo } from './listing-prices.ts';

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

/** The same home posted once more: within 75 m, area within 5 %, price within 10 %, some of the same pictures. */
export function duplicateOf(original: ListingRow, id: string, random: Random, now: number): ListingRow {
  const posted = Math.min(now - 60_000, original.postedAt.getTime() + random.whole(1, 10 * 86_400_000));
  const photos = original.photos.split(',').filter(Boolean).slice(random.whole(0, 1));
  return {
    ...original,
    id,
    // Never more than the original, which already keeps within what its type may have.
    area: original.area < 150 ? original.area : Math.round(original.area * random.between(0.96, 1)),
    price: roundTo(500, original.price * random.between(0.92, 1)),
    postedAt: new Date(posted),
    confirmedAt: new Date(Math.max(posted, original.confirmedAt.getTime())),
    photos: photos.join(','),
    photoCount: photos.length,
  };
}
