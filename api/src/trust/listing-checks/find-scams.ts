import type { CheckedListing } from './checked-listing.ts';
import { type Evidence, scoreOf } from './evidence.ts';
import { type PhotoRarity, photoRarity } from './photo-rarity.ts';
import { type PriceScale, priceScale } from './price-scale.ts';
import { scamEvidence } from './scam-evidence.ts';

export interface ScamFinding {
  readonly listing: CheckedListing;
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

/** Smaller sets of photos are shared by chance too often. */
const FEWEST_PHOTOS = 4;

/** Scores every listing; the caller decides from which score on it is held. */
export function weighScams(
  listings: readonly CheckedListing[],
  scale: PriceScale = priceScale(listings),
  rarity: PhotoRarity = photoRarity(listings),
): ScamFinding[] {
  const firstWith = firstWithPhotos(listings);
  const cities = citiesOfAccounts(listings);
  return listings.map((listing) => {
    const evidence = scamEvidence(listing, {
      priceDeviation: scale(listing),
      photosFrom: photosFrom(listing, firstWith, rarity),
      citiesOfAccount: (listing.ownerId && cities.get(listing.ownerId)?.size) || 1,
    });
    return { listing, score: scoreOf(evidence), evidence };
  });
}

function photosFrom(
  listing: CheckedListing,
  firstWith: ReadonlyMap<string, CheckedListing>,
  rarity: PhotoRarity,
): { listing: CheckedListing; bits: number } | undefined {
  const first = firstWith.get(listing.looks.join(' '));
  if (!first || first.id === listing.id || first.city === listing.city) return undefined;
  // Every listing is one more chance of sharing a set by accident.
  const bits =
    listing.looks.reduce((sum, look) => sum + rarity.bits(look), 0) - Math.log2(Math.max(2, rarity.listings));
  return bits > 0 ? { listing: first, bits } : undefined;
}

/** For each set of photos the listing that had it first. */
function firstWithPhotos(listings: readonly CheckedListing[]): ReadonlyMap<string, CheckedListing> {
  const first = new Map<string, CheckedListing>();
  for (const listing of listings) {
    if (listing.looks.length < FEWEST_PHOTOS) continue;
    const key = listing.looks.join(' ');
    const known = first.get(key);
    if (!known || listing.postedAt < known.postedAt) first.set(key, listing);
  }
  return first;
}

function citiesOfAccounts(listings: readonly CheckedListing[]): ReadonlyMap<string, ReadonlySet<string>> {
  const cities = new Map<string, Set<string>>();
  for (const { ownerId, city } of listings) {
    if (ownerId === null) continue;
    const known = cities.get(ownerId);
    if (known) known.add(city);
    else cities.set(ownerId, new Set([city]));
  }
  return cities;
}
