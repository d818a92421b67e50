import { resolveCity } from '@aangan/shared-kit/domain/cities';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Database } from '../foundation/database/public.ts';
import { LANDMARK_WORDS } from './landmark-words.ts';
import { city, listingCount, place } from './places.tables.ts';
import type { SuggestPlace } from './suggest-index.ts';

/** All places that the autosuggest can find, with their counts of active listings. */
export async function suggestPlaces(database: Database): Promise<SuggestPlace[]> {
  const [cities, places, counts] = await Promise.all([
    database.select().from(city),
    database.select().from(place),
    database.select().from(listingCount),
  ]);
  const countsOf = new Map<string, Partial<Record<ListingCategory, number>>>();
  for (const { placeId, category, count } of counts) {
    const ofPlace = countsOf.get(placeId) ?? {};
    ofPlace[category as ListingCategory] = count;
    countsOf.set(placeId, ofPlace);
  }
  return [
    ...cities.map((row): SuggestPlace => {
      const id = cityId(row.slug);
      return {
        kind: 'city',
        id,
        slug: row.slug,
        name: row.name,
        subtitle: row.state,
        city: row.slug,
        latitude: row.latitude,
        longitude: row.longitude,
        pin: '',
        aliases: [...row.aliases, ...(resolveCity(row.slug)?.aliases ?? [])],
        counts: countsOf.get(id) ?? {},
      };
    }),
    ...places.map(
      ({
        kind,
        id,
        slug,
        name,
        subtitle,
        city: ofCity,
        latitude,
        longitude,
        aliases,
        pin,
        landmarkKind,
      }): SuggestPlace => ({
        kind,
        id,
        slug,
        name,
        subtitle,
        city: ofCity,
        latitude,
        longitude,
        pin,
        // "airport" finds the airport before a road named after it.
        aliases: landmarkKind ? [...aliases, LANDMARK_WORDS[landmarkKind]] : aliases,
        counts: countsOf.get(id) ?? {},
      }),
    ),
  ];
}

/** Id of a city as a place: `city-bangalore`. */
function cityId(slug: string): string {
  return `city-${slug}`;
}
