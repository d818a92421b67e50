import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import type { PlaceIndex, PlaceName } from '@aangan/shared-kit/domain/smart-search/understanding';
import { citySocieties } from './city-societies.ts';
import { readCities, readLandmarks, readLocalities, readMetro } from './place-data.ts';
import { landmarkPlaces, localityPlaces, metroRows, societyPlaces } from './place-seeds.ts';

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
  const landmarks = readLandmarks(city);
  const rows = [
    ...localityPlaces(seed, readLocalities(city)),
    ...societyPlaces(seed, citySocieties(seed, now)),
    ...landmarkPlaces(seed, landmarks),
    ...metroRows(seed, readMetro(city), landmarks).stations,
  ];
  return rows.map(
    ({ id, kind, slug, name, aliases }): PlaceName => ({ id, kind, slug, name, city, aliases: aliases ?? [] }),
  );
}
