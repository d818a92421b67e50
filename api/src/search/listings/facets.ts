import type { FacetsAnswer } from '@aangan/shared-kit/contracts/property';
import { AVAILABILITIES } from '@aangan/shared-kit/domain/listing-options';
import { countBoth, countRange, countRows } from './bitset.ts';
import type { ListingSlice } from './listing-slice.ts';
import type { ResolvedSearch } from './search-query.ts';
import { confirmedRows, type FilteredSlice, freeRows } from './slice-filters.ts';

type Option = FacetsAnswer['facets'][string][number];

/**
 * For each field, how many listings each option would show: all filters apply except the field's own. Fields that do
 * not apply to the category, such as the rooms of a plot, are left out.
 */
export function facetsOf(search: ResolvedSearch, slice: ListingSlice, filtered: FilteredSlice): FacetsAnswer['facets'] {
  const facets: Record<string, Option[]> = {};
  for (const field of slice.meaningful) {
    const base = filtered.but(field);
    facets[field] = [...slice.options[field]].map(([value, rows]) => ({ value, count: countBoth(base, rows) }));
  }
  const free = filtered.but('availability');
  facets.availability = AVAILABILITIES.map((value) => ({
    value,
    count: countBoth(free, freeRows(slice, value, search.day)),
  }));
  const confirmed = countBoth(filtered.but('confirmed'), confirmedRows(slice, search.day));
  facets.confirmed = [{ value: 'true', count: confirmed }];
  // Photos apply to every category, also while no listing has one.
  facets.withPhotos ??= [{ value: 'true', count: 0 }];
  facets.localities = localityOptions(search, slice, filtered);
  return facets;
}

/** How many listings fit the search. The count is exact, because counting in a slice is cheap. */
export function totalOf(filtered: FilteredSlice): FacetsAnswer['total'] {
  return { value: countRows(filtered.all), capped: false };
}

function localityOptions({ city }: ResolvedSearch, slice: ListingSlice, filtered: FilteredSlice): Option[] {
  const base = filtered.but('localities');
  return [...city.localities.values()]
    .map(({ id, slug }) => {
      const range = slice.localities.get(id);
      return { value: slug, count: range ? countRange(base, range.start, range.end) : 0 };
    })
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
