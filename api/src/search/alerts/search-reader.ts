import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Database } from '../../foundation/database/client.ts';
import { badInput } from '../../foundation/server/call-error.ts';
import { freshValue } from '../listings/fresh-value.ts';
import { loadPlaceDirectory } from '../listings/place-directory.ts';
import { searchDay } from '../listings/search-day.ts';
import type { ResolvedSearch } from '../listings/search-query.ts';
import { resolveAlert } from './saved-search.ts';

const PLACES_FRESH_MS = 5 * 60_000;

/**
 * Looks up the places that a search names; `field` is the input it came in.
 * @throws CallError 400 for what is no search, or names what nobody knows
 */
export type SearchReader = (field: string, search: ListingSearch | undefined) => Promise<ResolvedSearch>;

export function searchReader(database: Database, now: () => number): SearchReader {
  const places = freshValue({ load: () => loadPlaceDirectory(database), now, freshMs: PLACES_FRESH_MS });
  // Places that do not load anew stay as they were.
  const ignore = () => undefined;
  return async (field, search) => {
    const city = search && (await places.read(ignore)).get(search.city);
    const resolved = city && resolveAlert(search, city, searchDay(now()));
    if (!resolved) throw badInput(field, 'names a place that is not known here');
    return resolved;
  };
}
