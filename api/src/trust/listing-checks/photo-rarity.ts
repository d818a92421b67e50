import type { CheckedListing } from './checked-listing.ts';

/** Evidence of two listings sharing a photo, by its rarity. */
export interface PhotoRarity {
  readonly listings: number;
  /**
   * Bits of one photo: log2 of (listings / listings with this photo). A photo that only one listing has gives the most.
   */
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
    // At least two: the one that has it, and the one being checked.
    bits: (look) => Math.log2(Math.max(withPhotos, 2) / Math.max(seen.get(look) ?? 0, 2)),
  };
}
