import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { LRUCache } from 'lru-cache';
import { facetsOf, totalOf } from './facets.ts';
import type { ListingSlice } from './listing-slice.ts';
import { refinementsOf } from './refinements.ts';
import type { ResolvedSearch } from './search-query.ts';
import type { FilteredSlice } from './slice-filters.ts';

type Refinements = SearchAnswer['refinements'];

/** Cached searches per slice: common searches repeat, and counting all facets is expensive. */
const MOST_SEARCHES = 300;

/** The refinements of a search, computed once per slice. */
export function cachedRefinements(): (
  search: ResolvedSearch,
  slice: ListingSlice,
  filtered: FilteredSlice,
) => Refinements {
  const bySlice = new WeakMap<ListingSlice, LRUCache<string, Refinements>>();
  return (search, slice, filtered) => {
    const known = bySlice.get(slice) ?? new LRUCache<string, Refinements>({ max: MOST_SEARCHES });
    bySlice.set(slice, known);
    const key = keyOf(search);
    const before = known.get(key);
    if (before) return before;
    const found = refinementsOf(search.query, totalOf(filtered).value, facetsOf(search, slice, filtered));
    known.set(key, found);
    return found;
  };
}

/** Neither sort order nor page changes the refinements. */
function keyOf({ query, day }: ResolvedSearch): string {
  return JSON.stringify({ ...query, sort: undefined, page: undefined, size: undefined, after: undefined, day });
}
