import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { seededRandom } from '../../src/foundation/random/seeded-random.ts';
import { type CitySeed, readLocalities, readNames } from '../../src/places/place-data.ts';
import { generateSocieties, type Society } from './generate-societies.ts';

/**
 * The societies of a city as they are seeded: the same each time in one year.
 * @param now epoch ms
 */
export function citySocieties(city: CitySeed, now: number): Society[] {
  const { stems, suffixes, builders } = readNames().societies;
  return generateSocieties(city, readLocalities(city.slug), seededRandom(`societies of ${city.slug}`), {
    names: { stems, suffixes, builders },
    year: indiaDate(now).year,
  });
}
