import type { FacetsAnswer } from '@aangan/shared-kit/contracts/property';
import { AVAILABILITIES } from '@aangan/shared-kit/domain/listing-options';
import { countBoth, countRange, countRows } from './bitset.ts';
import { type ListingSlice, OPTION_FIELDS, type OptionField } from './listing-slice.ts';
import { availabilityWindow } from './search-day.ts';
import type { ResolvedSearch } from './search-query.ts';
import { atLeast, between, type FilteredSlice, rowsBut } from './slice-filters.ts';

type Option = FacetsAnswer['facets'][string][number];

/**
 * For each field, how many listings each of its options would show: every other filter holds, the field's own does
 * not. Fields that mean nothing to the category, such as the size of a plot's rooms, are left out.
 */
export function facetsOf(search: ResolvedSearch, slice: ListingSlice, filtered: FilteredSlice): FacetsAnswer['facets'] {
  const facets: Record<string, Option[]> = {};
  for (const field of Object.keys(OPTION_FIELDS) as OptionField[]) {
    const sets = [...slice.options[field]];
    if (!sets.some(([, rows]) => rows.some((word) => word !== 0))) continue;
    const base = rowsBut(filtered, field);
    facets[field] = sets.map(([value, rows]) => ({ value, count: countBoth(base, rows) }));
  }
  facets['availability'] = AVAILABILITIES.map((value) => ({
    value,
    count: countBoth(
      rowsBut(filtered, 'availability'),
      between(slice.availableFrom, availabilityWindow(value, search.day)),
    ),
  }));
  const confirmed = atLeast(slice.confirmedAt, search.day.confirmedSince);
  if (confirmed) facets['confirmed'] = [{ value: 'true', count: countBoth(rowsBut(filtered, 'confirmed'), confirmed) }];
  facets['localities'] = localityOptions(search, slice, filtered);
  return facets;
}

/** How many listings fit the search. Always exact: counting a slice costs next to nothing. */
export function totalOf(filtered: FilteredSlice): FacetsAnswer['total'] {
  return { value: countRows(filtered.all), capped: false };
}

function localityOptions({ city }: ResolvedSearch, slice: ListingSlice, filtered: FilteredSlice): Option[] {
  const base = rowsBut(filtered, 'localities');
  return [...city.localities.values()]
    .map(({ id, slug }) => {
      const range = slice.localities.get(id);
      return { value: slug, count: range ? countRange(base, range.start, range.end) : 0 };
    })
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
