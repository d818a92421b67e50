import { readCommutes, writeCommutes } from '@aangan/shared-kit/domain/commute';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { titleCase } from '@aangan/shared-kit/domain/slug';
import { commuteLimit } from '../commute/public.ts';
import { FILTERS, FILTERS_BY_CATEGORY, type Filter } from './filters.ts';
import { withField, without } from './narrow.ts';

/** A chosen filter value: its label, and the search without it. */
interface ChosenFilter {
  readonly label: string;
  readonly without: ListingSearch;
}

/** The chosen filters of a search in order, with one entry for each value that can be removed separately. */
export function chosenFilters(search: ListingSearch): ChosenFilter[] {
  const chosen = FILTERS_BY_CATEGORY[search.category].flatMap((name) => chosenOf(FILTERS[name], search));
  if (search.radiusKm !== undefined) {
    chosen.push({ label: `Within ${search.radiusKm} km`, without: without(search, 'radiusKm') });
  }
  for (const slug of search.stations?.split(',') ?? []) {
    const others = search.stations?.split(',').filter((each) => each !== slug) ?? [];
    chosen.push({
      label: `Near ${titleCase(slug)}`,
      without: withField(search, 'stations', others.join(',') || undefined),
    });
  }
  const commutes = readCommutes(search.commute ?? '');
  for (const commute of commutes) {
    const others = writeCommutes(commutes.filter((each) => each !== commute));
    chosen.push({ label: commuteLimit(commute), without: withField(search, 'commute', others || undefined) });
  }
  if (search.polygon) chosen.push({ label: 'Drawn area', without: without(search, 'polygon') });
  if (search.bounds) chosen.push({ label: 'Area on the map', without: without(search, 'bounds') });
  return chosen;
}

/** The entries of one filter. */
export function chosenOf(filter: Filter, search: ListingSearch): ChosenFilter[] {
  switch (filter.kind) {
    case 'many': {
      const values: readonly string[] = search[filter.field];
      return filter.options
        .filter(({ value }) => values.includes(value))
        .map(({ value, label }) => ({
          label: nounOf(filter.field, label),
          without: { ...search, [filter.field]: values.filter((each) => each !== value) },
        }));
    }
    case 'one': {
      const value = search[filter.field];
      const label = filter.options.find((option) => option.value === String(value))?.label;
      if (value === undefined || label === undefined) return [];
      return [{ label: nounOf(filter.field, label), without: without(search, filter.field) }];
    }
    case 'range': {
      const label = rangeWords(
        filter.fields.map((field) => search[field]),
        filter.format,
      );
      return label ? [{ label, without: without(search, ...filter.fields) }] : [];
    }
    case 'toggles':
      return filter.options
        .filter(({ field }) => search[field])
        .map(({ field, label }) => ({ label, without: withField(search, field, false) }));
  }
}

/** The options that say too little without their legend. */
const NOUNS: Readonly<Partial<Record<keyof ListingSearch, (label: string) => string>>> = {
  bathrooms: (label) => `${label} bathrooms`,
  facing: (label) => `Facing ${label.toLowerCase()}`,
  postedBy: (label) => `Posted by ${label.toLowerCase()}`,
};

function nounOf(field: keyof ListingSearch, label: string): string {
  return NOUNS[field]?.(label) ?? label;
}

/** `₹15 K to ₹40 K`, `up to ₹40 K`, `from ₹15 K`. */
function rangeWords([least, most]: readonly (number | undefined)[], format: (value: number) => string): string {
  if (least !== undefined && most !== undefined) return `${format(least)} to ${format(most)}`;
  if (most !== undefined) return `Up to ${format(most)}`;
  return least === undefined ? '' : `From ${format(least)}`;
}
