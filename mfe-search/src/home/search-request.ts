import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Place } from '@aangan/shared-kit/ui/place-box';
import { CHOICES, TAB_FIELDS } from './tab-fields.ts';

/** The search of a filled-in search box: only the fields of its tab, and only values that are offered. */
export function searchRequest(
  form: FormData,
  { category, city, places }: { category: ListingCategory; city: string; places: readonly Place[] },
): ListingSearch {
  const asked: Record<string, unknown> = { ...emptySearch(category, city), ...searchedPlaces(places) };
  for (const field of TAB_FIELDS[category]) {
    if (field === 'budget') Object.assign(asked, budget(form));
    else {
      const known = CHOICES[field].options.map(({ value }) => value);
      const chosen = form.getAll(field).filter((value) => known.some((each) => each === value));
      const empty = asked[field];
      if (chosen.length > 0) asked[field] = Array.isArray(empty) ? chosen : chosen[0];
    }
  }
  return asked as ListingSearch & typeof asked;
}

/** The two ends of the budget in ₹, sorted; an open end is absent. */
function budget(form: FormData): { minPrice?: number; maxPrice?: number } {
  const ends = ['minPrice', 'maxPrice'].map((name) => Number(form.get(name)) || undefined);
  const [from, to] = ends[0] && ends[1] && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
  return { ...(from && { minPrice: from }), ...(to && { maxPrice: to }) };
}

/** The search parameters for the chosen places. */
function searchedPlaces(places: readonly Place[]): Partial<ListingSearch> {
  const slug = (...kinds: Place['kind'][]) => places.find(({ kind }) => kinds.includes(kind))?.slug;
  const society = slug('society');
  const near = slug('landmark', 'metro');
  return {
    localities: places.filter(({ kind }) => kind === 'locality').map(({ slug }) => slug),
    ...(society && { society }),
    ...(near && { near }),
  };
}
