import type { CheckedListing } from './checked-listing.ts';
import { type Evidence, scoreOf } from './evidence.ts';
import { type PhotoRarity, photoRarity } from './photo-rarity.ts';
import { mayBeSame, SAME_HOME_BITS, sameHomeEvidence } from './same-home.ts';

export interface SameHome {
  readonly a: CheckedListing;
  readonly b: CheckedListing;
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/** Size of a grid cell in degrees of latitude: more than 75 m. */
const SQUARE_DEGREES = 0.0008;

/** All pairs of listings of one home, each with its evidence. Only neighbours on a grid are compared. */
export function findDuplicates(
  listings: readonly CheckedListing[],
  rarity: PhotoRarity = photoRarity(listings),
  threshold = SAME_HOME_BITS,
): SameHome[] {
  const squares = new Map<string, CheckedListing[]>();
  const found: SameHome[] = [];
  for (const b of listings) {
    const row = Math.floor(b.latitude / SQUARE_DEGREES);
    const column = Math.floor(b.longitude / SQUARE_DEGREES);
    for (let up = -1; up <= 1; up += 1) {
      for (let right = -1; right <= 1; right += 1) {
        for (const a of squares.get(`${b.category} ${row + up} ${column + right}`) ?? []) {
          if (!mayBeSame(a, b)) continue;
          const evidence = sameHomeEvidence(a, b, rarity);
          const score = scoreOf(evidence);
          if (score >= threshold) found.push({ a, b, score, evidence });
        }
      }
    }
    const key = `${b.category} ${row} ${column}`;
    const square = squares.get(key);
    if (square) square.push(b);
    else squares.set(key, [b]);
  }
  return found;
}

/** Clusters of at least two listings of one home: the transitive closure of pairs. */
export function clustersOf(pairs: readonly SameHome[]): CheckedListing[][] {
  const clusters = new Map<string, CheckedListing[]>();
  for (const { a, b } of pairs) {
    const ofA = clusters.get(a.id) ?? [a];
    const ofB = clusters.get(b.id) ?? [b];
    const joined = ofA === ofB ? ofA : [...ofA, ...ofB];
    for (const { id } of joined) clusters.set(id, joined);
  }
  return [...new Set(clusters.values())];
}
