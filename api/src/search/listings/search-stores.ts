import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { freshValues } from '../../foundation/cache/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { hearListingChanges, type ListingShard } from './listing-changes.ts';
import { loadSlice } from './listing-slice.queries.ts';
import type { ListingSlice } from './listing-slice.ts';
import { placeCounts } from './place-counts.ts';
import { cachedPlaceDirectory, type DirectoryCity } from './place-directory.ts';
import { type SearchDay, searchDay } from './search-day.ts';
import { type ResolvedSearch, resolveSearch, type SearchQuery } from './search-query.ts';

type OnError = (error: unknown) => void;

/** Data that one server caches to answer searches. */
export interface SearchStores {
  /** @throws CallError 404 for an unknown city */
  city(slug: string, onError: OnError): Promise<DirectoryCity>;
  /** @throws CallError 404 for an unknown city */
  resolve(query: SearchQuery, onError: OnError): Promise<ResolvedSearch>;
  slice(search: ResolvedSearch, onError: OnError): Promise<ListingSlice>;
  day(): SearchDay;
  /** Hears of changed listings: from the first slice on, or when a server begins to listen. */
  hear(onError: OnError): void;
  /** Calls a function for each change that is heard. @param listener undefined as shard: every one may have changed */
  onChange(listener: (shard: ListingShard | undefined) => void): void;
}

/**
 * Counts and totals follow changes that owners make at once, and others within a minute; result pages are always
 * current.
 */
const SLICES_FRESH_MS = 60_000;
/** Listings of all slices together. About 180 MB when full. */
const MOST_ROWS = 3_000_000;

/** @param onClose calls a function when the server closes */
export function searchStores(
  database: Database,
  now: () => number,
  onClose: (close: () => Promise<void>) => void,
): SearchStores {
  const places = cachedPlaceDirectory(database, now);

  const city = async (slug: string, onError: OnError): Promise<DirectoryCity> => {
    const found = (await places(onError)).get(slug);
    if (!found) throw callError('no-city');
    return found;
  };

  const slices = freshValues({
    load: async (key) => {
      const [slug = '', category] = key.split(' ') as [string, ListingCategory];
      const { localities } = await city(slug, ignore);
      return loadSlice(
        database,
        { city: slug, category },
        [...localities.values()].map(({ id }) => id),
      );
    },
    now,
    freshMs: SLICES_FRESH_MS,
    maxSize: MOST_ROWS,
    sizeOf: ({ rows }) => rows,
  });
  const counts = placeCounts(database);
  const listeners: ((shard: ListingShard | undefined) => void)[] = [];
  let changes: { close(): Promise<void> } | undefined;
  let closed = false;
  onClose(async () => {
    closed = true;
    await changes?.close();
  });

  const hear = (onError: OnError): void => {
    if (closed) return;
    changes ??= hearListingChanges(database, {
      onChange(shard) {
        slices.expire(shard && keyOf(shard), onError);
        if (shard) counts.changed(shard, onError);
        for (const listener of listeners) listener(shard);
      },
      onError,
    });
  };

  return {
    city,
    resolve: async (query, onError) => resolveSearch(query, await city(query.city, onError), searchDay(now())),
    slice: (search, onError) => {
      hear(onError);
      return slices.read(keyOf({ city: search.city.slug, category: search.query.category }), onError);
    },
    day: () => searchDay(now()),
    hear,
    onChange: (listener) => void listeners.push(listener),
  };
}

/** A slice has the listings of one shard. */
function keyOf({ city, category }: ListingShard): string {
  return `${city} ${category}`;
}

/** Errors are ignored here: the reader of the slice has just read the places and got any error. */
function ignore(): void {}
