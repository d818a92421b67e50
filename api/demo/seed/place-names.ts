import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import type { PlaceIndex, PlaceName } from '@aangan/shared-kit/domain/smart-search/understanding';
import { gazetteerRows, readCities } from '../../src/places/public.ts';
import { citySocieties } from './city-societies.ts';
import { societyPlaces } from './society-places.ts';

/**
 * The index of the places that a city is seeded with.
 * @param now epoch ms
 * @throws RangeError for an unknown city
 */
export function seededPlaceIndex(city: string, now: number): PlaceIndex {
  return placeIndex(city, seededPlaces(city, now));
}

/**
 * The places that a city is seeded with.
 * @param now epoch ms
 * @throws RangeError for an unknown city
 */
export function seededPlaces(city: string, now: number): PlaceName[] {
  const seed = readCities().find(({ slug }) => slug === city);
  if (!seed) throw new RangeError(`There is no city ${city}.`);
  const rows = [...gazetteerRows(seed).places, ...societyPlaces(seed, citySocieties(seed, now))];
  return rows.map(
    ({ id, kind, slug, name, aliases }): PlaceName => ({ id, kind, slug, name, city, aliases: aliases ?? [] }),
  );
}
