import { distanceKm } from '@aangan/shared-kit/domain/distance';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Half the side of the searched square. */
const REACH_KM = 2;
/** A visitor further away from every locality of the city is somewhere else. */
const AWAY_KM = 25;
const KM_A_DEGREE = 111.2;

/**
 * The search around a position, in a square of 4 km, nearest first.
 * @param localities those of the city
 * @returns undefined when the position is outside of the city
 */
export function nearSearch(
  at: Point,
  localities: readonly Point[],
  { city, category }: { readonly city: string; readonly category: ListingCategory },
): ListingSearch | undefined {
  if (!localities.some((locality) => distanceKm(at, locality) <= AWAY_KM)) return undefined;
  const high = REACH_KM / KM_A_DEGREE;
  const wide = high / Math.cos((at.latitude * Math.PI) / 180);
  const bounds = {
    south: at.latitude - high,
    north: at.latitude + high,
    west: at.longitude - wide,
    east: at.longitude + wide,
  };
  return { ...emptySearch(category, city), bounds, sort: 'nearest' };
}
