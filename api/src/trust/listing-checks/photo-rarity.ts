import type { CheckedListing } from './checked-listing.ts';

/** How telling it is that two listings share a photo. */
export interface PhotoRarity {
  readonly listings: number;
  /** Bits of one look: log2 of one listing in how many has it. A photo that nobody else has tells the most. */
  bits(look: string): number;
}

export function photoRarity(listings: readonly CheckedListing[]): PhotoRarity {
  const seen = new Map<string, number>();
  let withPhotos = 0;
  for (const { looks } of listings) {
    if (looks.length > 0) withPhotos += 1;
    for (const look of looks) seen.set(look, (seen.get(look) ?? 0) + 1);
  }
  return {
    listings: withPhotos,
    // At least two: the one that has it, and the one that is being asked about.
    bits: (look) => Math.log2(Math.max(withPhotos, 2) / Math.max(seen.get(look) ?? 0, 2)),
  };
}
