import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { placeIndex } from '@aangan/shared-kit/domain/smart-search/place-index';
import type { PlaceIndex } from '@aangan/shared-kit/domain/smart-search/understanding';
import { eq } from 'drizzle-orm';
import { freshValues } from '../foundation/cache/public.ts';
import type { Database } from '../foundation/database/public.ts';
import { place } from '../places/public.ts';

/** Names of the places of a city, as the grammar reads them. */
export interface CityPlaces {
  of(city: CitySlug, onError: (error: unknown) => void): Promise<PlaceIndex>;
}

const FRESH_MS = 5 * 60_000;

/** More than there are service cities. */
const MOST_CITIES = 50;

/** One index a city. */
export function cityPlaces(database: Database, now: () => number): CityPlaces {
  const load = (city: string) => loadIndex(database, city as CitySlug);
  const indexes = freshValues({ load, now, freshMs: FRESH_MS, maxSize: MOST_CITIES });
  return { of: indexes.read };
}

async function loadIndex(database: Database, city: CitySlug): Promise<PlaceIndex> {
  const { id, kind, slug, name, aliases } = place;
  const rows = await database
    .select({ id, kind, slug, name, city: place.city, aliases })
    .from(place)
    .where(eq(place.city, city));
  return placeIndex(city, rows);
}
