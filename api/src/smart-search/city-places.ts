import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import type { PlaceIndex } from '@aangan/shared-kit/domain/smart-search/understanding';
import { eq } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { place } from '../places/public.ts';
import { type FreshValue, freshValue } from '../search/listings/public.ts';

/** Names of the places of a city, as the grammar reads them. */
export interface CityPlaces {
  of(city: CitySlug, onError: (error: unknown) => void): Promise<PlaceIndex>;
}

const FRESH_MS = 5 * 60_000;

/** One index a city, at most one for each of the service cities. */
export function cityPlaces(database: Database, now: () => number): CityPlaces {
  const indexes = new Map<CitySlug, FreshValue<PlaceIndex>>();
  return {
    of(city, onError) {
      const saved = indexes.get(city) ?? freshValue({ load: () => loadIndex(database, city), now, freshMs: FRESH_MS });
      indexes.set(city, saved);
      return saved.read(onError);
    },
  };
}

async function loadIndex(database: Database, city: CitySlug): Promise<PlaceIndex> {
  const { id, kind, slug, name, aliases } = place;
  const rows = await database
    .select({ id, kind, slug, name, city: place.city, aliases })
    .from(place)
    .where(eq(place.city, city));
  return placeIndex(city, rows);
}
