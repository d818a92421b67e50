import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { chosenOf } from './chosen-filters.ts';
import { FILTERS, FILTERS_BY_CATEGORY, type Filter, fieldsOf } from './filters.ts';

type Refinement = SearchAnswer['refinements'][number];

/** A suggested filter: its label with the result count, and the search with it. */
interface GuidingStep {
  /** `2 BHK · 410`. */
  readonly label: string;
  readonly search: ListingSearch;
}

/** The filters suggested by the API that split the results best, if the category has such a filter. */
export function guidingSteps(search: ListingSearch, refinements: readonly Refinement[]): GuidingStep[] {
  return refinements.flatMap(({ field, value, count }) => {
    const filter = FILTERS_BY_CATEGORY[search.category]
      .map((name): Filter => FILTERS[name])
      .find((each) => fieldsOf(each).some((own) => own === field));
    if (!filter) return [];
    const narrowed: ListingSearch = { ...search, [field]: asChosen(filter, value) };
    const before = new Set(chosenOf(filter, search).map(({ label }) => label));
    const added = chosenOf(filter, narrowed).find(({ label }) => !before.has(label));
    return added ? [{ label: `${added.label} · ${groupDigits(count)}`, search: narrowed }] : [];
  });
}

function asChosen(filter: Filter, value: string) {
  if (filter.kind === 'many') return [value];
  return filter.kind === 'toggles' ? value === 'true' : value;
}
