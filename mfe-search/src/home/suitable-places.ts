import { MAX_LOCALITIES } from '@aangan/shared-kit/domain/listing-search';
import type { Place } from '@aangan/shared-kit/ui/place-box';

/**
 * The places that can be searched together with the last chosen one: up to three localities, one society, or one point
 * to search around.
 */
export function suitablePlaces(places: readonly Place[]): Place[] {
  const last = places.at(-1);
  if (!last) return [];
  return last.kind === 'locality' ? places.filter(({ kind }) => kind === 'locality') : [last];
}

/** The maximum number of places, given the chosen ones. */
export function placesMaximum(places: readonly Place[]): number {
  return places.some(({ kind }) => kind !== 'locality') ? 1 : MAX_LOCALITIES;
}
