import type { Random } from '../../src/foundation/random/public.ts';
import { cityPlane, type ListingRow, photoCountOf } from '../../src/search/listings/public.ts';
import type { LifelikeListing, Poster } from './lifelike-listing.ts';
import { roundTo } from './listing-prices.ts';
import type { WorldCity } from './seed-world.ts';

/** About 35 m in degrees of latitude. */
const PIN_DEGREES = 0.0003;

/**
 * The same home posted again: within 75 m, area within 5 %, price within 10 %. Mostly by the same account with the same
 * pictures; some have a second account or new pictures, and details are typed differently.
 * @param other another home of the same kind, the source of differences
 */
export function duplicateOf(
  original: ListingRow,
  other: ListingRow,
  id: string,
  city: WorldCity,
  random: Random,
  now: number,
): LifelikeListing {
  const posted = Math.min(now - 60_000, original.postedAt.getTime() + random.whole(1, 10 * 86_400_000));
  const pictures = random.next();
  const photos = pictures < 0.7 ? mostPhotos(original, random) : pictures < 0.85 ? halfPhotos(original, other) : other;
  const sameAccount = random.chance(pictures >= 0.85 ? 0.92 : 0.7);
  const row: ListingRow = {
    ...original,
    id,
    ...(random.chance(0.6) && withNewPin(original, city, random)),
    // At most the original, which is within the limits of its kind.
    area: original.area < 150 ? original.area : Math.round(original.area * random.between(0.96, 1)),
    price: roundTo(original.price < 20_000 ? 100 : 500, original.price * random.between(0.92, 1)),
    floor: original.floor !== null && random.chance(0.06) ? Math.max(0, original.floor - 1) : original.floor,
    facing: random.chance(0.2) ? null : original.facing,
    furnishing: original.furnishing !== null && random.chance(0.08) ? 'SEMI_FURNISHED' : original.furnishing,
    amenities: random.chance(0.4) ? original.amenities & ~(1 << random.whole(0, 11)) : original.amenities,
    previousPrice: null,
    priceChangedAt: null,
    postedAt: new Date(posted),
    confirmedAt: new Date(Math.max(posted, original.confirmedAt.getTime())),
    photos: photos.photos,
    photoCount: photoCountOf(photos.photos),
    description: random.chance(0.5) ? original.description : rewritten(original.description),
  };
  const poster: Poster | undefined = sameAccount
    ? { listingId: id, sameAs: original.id }
    : random.chance(0.5)
      ? { listingId: id, key: `second of ${original.id}`, name: original.ownerName, openedDaysAgo: null }
      : undefined;
  return { row, poster, originalId: original.id };
}

/** Another home of the same owner in the same building: similar in nearly everything, but not a duplicate. */
export function twinOf(first: ListingRow, other: ListingRow, id: string, random: Random): LifelikeListing {
  const floors = first.totalFloors ?? 4;
  const row: ListingRow = {
    ...first,
    id,
    floor: ((first.floor ?? 0) + random.whole(1, Math.max(1, floors - 1))) % (floors + 1),
    area: Math.round(first.area * random.between(0.97, 1.03)),
    // Never higher, because of the budget limit of its kind.
    price: roundTo(500, first.price * random.between(0.92, 1)),
    facing: other.facing,
    furnishing: random.chance(0.5) ? first.furnishing : other.furnishing,
    amenities: first.amenities,
    photos: other.photos,
    photoCount: other.photoCount,
    description: other.description,
    postedAt: other.postedAt,
    confirmedAt: other.confirmedAt,
    previousPrice: null,
    priceChangedAt: null,
  };
  return { row, poster: { listingId: id, sameAs: first.id } };
}

function withNewPin(original: ListingRow, city: WorldCity, random: Random) {
  const at = {
    latitude: original.latitude + random.between(-PIN_DEGREES, PIN_DEGREES),
    longitude: original.longitude + random.between(-PIN_DEGREES, PIN_DEGREES),
  };
  return { ...at, position: cityPlane(city, at) };
}

function mostPhotos(original: ListingRow, random: Random) {
  return { photos: original.photos.split(',').filter(Boolean).slice(random.whole(0, 1)).join(',') };
}

/** The first half of the pictures; the rest is replaced, as if photographed again. */
function halfPhotos(original: ListingRow, other: ListingRow) {
  const saved = original.photos.split(',').filter(Boolean);
  const half = Math.ceil(saved.length / 2);
  const fresh = other.photos.split(',').filter(Boolean).slice(half);
  return { photos: [...new Set([...saved.slice(0, half), ...fresh])].join(',') };
}

/** The same sentences in reverse order. */
function rewritten(description: string): string {
  return description
    .split(/(?<=\.) /)
    .reverse()
    .join(' ');
}
