import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Database } from '../../foundation/database/public.ts';
import { badInput } from '../../foundation/server/public.ts';
import { cachedPlaceDirectory, type ResolvedSearch, searchDay } from '../listings/public.ts';
import { resolveAlert } from './saved-search.ts';

/**
 * Looks up the places that a search names; `field` is the input that contained the search.
 * @throws CallError 400 for an invalid search or unknown names
 */
export type SearchReader = (field: string, search: ListingSearch | undefined) => Promise<ResolvedSearch>;

export function searchReader(database: Database, now: () => number): SearchReader {
  const places = cachedPlaceDirectory(database, now);
  // If places fail to reload, the old ones stay.
  const ignore = () => undefined;
  return async (field, search) => {
    const city = search && (await places(ignore)).get(search.city);
    const resolved = city && resolveAlert(search, city, searchDay(now()));
    if (!resolved) throw badInput(field, 'names a place that is not known here');
    return resolved;
  };
}
