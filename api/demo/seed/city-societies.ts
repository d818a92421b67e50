import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { seededRandom } from '../../src/foundation/random/public.ts';
import { type CityEntry, readLocalities } from '../../src/places/public.ts';
import { generateSocieties, type Society } from './generate-societies.ts';
import { readNames } from './invented-data.ts';

/**
 * The seeded societies of a city, deterministic within a year.
 * @param now epoch ms
 */
export function citySocieties(city: CityEntry, now: number): Society[] {
  const { stems, suffixes, builders } = readNames().societies;
  return generateSocieties(city, readLocalities(city.slug), seededRandom(`societies of ${city.slug}`), {
    names: { stems, suffixes, builders },
    year: indiaDate(now).year,
  });
}
