import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { facetsOf, totalOf } from './facets.ts';
import type { ListingSlice } from './listing-slice.ts';
import { refinementsOf } from './refinements.ts';
import type { ResolvedSearch } from './search-query.ts';
import type { FilteredSlice } from './slice-filters.ts';

type Refinements = SearchAnswer['refinements'];

/** Searches remembered of one slice: the commonest are asked again and again, and counting all facets is dear. */
const MOST_SEARCHES = 300;

/** The steps that guide on from a search, counted once as long as its slice is the same. */
export function rememberedRefinements(): (
  search: ResolvedSearch,
  slice: ListingSlice,
  filtered: FilteredSlice,
) => Refinements {
  const bySlice = new WeakMap<ListingSlice, Map<string, Refinements>>();
  return (search, slice, filtered) => {
    const known = bySlice.get(slice) ?? new Map<string, Refinements>();
    bySlice.set(slice, known);
    const key = keyOf(search);
    const before = known.get(key);
    if (before) return before;
    const found = refinementsOf(search.query, totalOf(filtered).value, facetsOf(search, slice, filtered));
    const [oldest] = known.keys();
    if (known.size >= MOST_SEARCHES && oldest !== undefined) known.delete(oldest);
    known.set(key, found);
    return found;
  };
}

/** Neither the order of the results nor their page changes what narrows them. */
function keyOf({ query, day }: ResolvedSearch): string {
  return JSON.stringify({ ...query, sort: undefined, page: undefined, size: undefined, after: undefined, day });
}
