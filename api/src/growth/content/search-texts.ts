import type { SearchText } from '@aangan/shared-kit/contracts/content';
import { searchOfTextSlug } from '@aangan/shared-kit/domain/search-text-slug';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../foundation/database/public.ts';
import { localitiesOf, place } from '../../places/public.ts';
import { searchFacts } from './search-facts.ts';
import { searchText } from './search-text.ts';

/** Maximum age of a text in ms: figures change with the listings. */
const FRESH_MS = 600_000;

/** More than there are service cities. */
const MOST_CITIES = 50;

interface CityFigures {
  readonly localities: NonNullable<Awaited<ReturnType<typeof localitiesOf>>>;
  readonly stations: Awaited<ReturnType<typeof stationsOf>>;
}

/** Texts about searches, from the figures of their city. */
export function searchTexts(database: Database, now: () => number) {
  const cities = new LRUCache<string, CityFigures>({
    max: MOST_CITIES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (city) => {
      const [localities, stations] = await Promise.all([localitiesOf(database, city), stationsOf(database, city)]);
      return { localities: localities ?? [], stations };
    },
  });

  return {
    /** The text of a name such as `rent-in-koramangala-bangalore`, or undefined. */
    async ofSlug(slug: string): Promise<SearchText | undefined> {
      const search = searchOfTextSlug(slug);
      const facts = search && searchFacts(search, await cities.forceFetch(search.city));
      return facts && searchText(facts);
    },
  };
}

function stationsOf(database: Database, city: string) {
  const { name, latitude, longitude } = place;
  return database
    .select({ name, latitude, longitude })
    .from(place)
    .where(and(eq(place.city, city), eq(place.kind, 'metro')));
}
