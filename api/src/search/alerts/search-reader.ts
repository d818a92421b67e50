import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Database } from '../../foundation/database/public.ts';
import { badInput } from '../../foundation/server/public.ts';
import { freshValue, loadPlaceDirectory, type ResolvedSearch, searchDay } from '../listings/public.ts';
import { resolveAlert } from './saved-search.ts';

const PLACES_FRESH_MS = 5 * 60_000;

/**
 * Looks up the places that a search names; `field` is the input that contained the search.
 * @throws CallError 400 for an invalid search or unknown names
 */
export type SearchReader = (field: string, search: ListingSearch | undefined) => Promise<ResolvedSearch>;

export function searchReader(database: Database, now: () => number): SearchReader {
  const places = freshValue({ load: () => loadPlaceDirectory(database), now, freshMs: PLACES_FRESH_MS });
  // If places fail to reload, the old ones stay.
  const ignore = () => undefined;
  return async (field, search) => {
    const city = search && (await places.read(ignore)).get(search.city);
    const resolved = city && resolveAlert(search, city, searchDay(now()));
    if (!resolved) throw badInput(field, 'names a place that is not known here');
    return resolved;
  };
}
