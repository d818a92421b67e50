import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { cityName, listed, searchWords } from '../listing-search/public.ts';
import { chosenOf } from './chosen-filters.ts';
import { FILTERS, FILTERS_BY_CATEGORY, fieldsOf, NO_PHOTOS } from './filters.ts';
import { relaxed, unfiltered } from './narrow.ts';
import type { Found } from './results-words.ts';

type Relaxation = SearchAnswer['relaxations'][number];

interface Way {
  readonly label: string;
  readonly to: string;
}

/** Texts of an empty result: the heading, the filter that causes it, and all alternatives. */
export interface NoResultsWords {
  readonly title: string;
  readonly hint: string;
  /** Best first. */
  readonly ways: readonly Way[];
  readonly nearby: readonly Way[];
}

export function noResultsWords({ search, result: { relaxations, places }, nearby }: Found): NoResultsWords {
  const [best] = relaxations;
  return {
    title: `No ${searchWords(search, places)} fit all of this`,
    hint: hintOf(search, best),
    ways:
      relaxations.length > 0
        ? relaxations.map((each) => ({ label: relaxationWords(search, each), to: searchLink(relaxed(search, each)) }))
        : [
            {
              label: `See all of ${cityName(search.city)}`,
              to: searchLink(unfiltered({ ...search, localities: [] })),
            },
          ],
    nearby: nearby.map(({ slug, name, distanceKm }) => ({
      label: `${name} (${distanceKm.toFixed(1)} km)`,
      to: searchLink({ ...search, localities: [slug] }),
    })),
  };
}

function hintOf(search: ListingSearch, best: Relaxation | undefined): string {
  if (best?.field === 'withPhotos') return NO_PHOTOS;
  return best
    ? `Nothing matches because of ${blame(search, best)}. Change it to see homes.`
    : 'Nothing like this is listed here yet.';
}

/** `12 if you go to ₹18 K`, `37 without Furnished`. */
export function relaxationWords(search: ListingSearch, { field, value, count }: Relaxation): string {
  return `${groupDigits(count)} ${WORDS[field]?.(search, value) ?? `without ${chosenIn(search, field)}`}`;
}

type Words = (search: ListingSearch, value: string) => string;

const WORDS: Readonly<Record<string, Words>> = {
  maxPrice: (_, value) => (value ? `if you go to ${formatShortRupees(Number(value))}` : 'without a budget limit'),
  minPrice: (_, value) => (value ? `from ${formatShortRupees(Number(value))}` : 'without a minimum budget'),
  radiusKm: (_, value) => `within ${value} km`,
  near: ({ city }) => `anywhere in ${cityName(city)}`,
  localities: ({ city }) => `anywhere in ${cityName(city)}`,
  society: () => 'in other societies',
  bounds: () => 'outside this part of the map',
  polygon: () => 'without the drawn area',
  stations: () => 'away from these metro stations',
  commute: () => 'with a longer commute',
};

const BLAMED: Readonly<Record<string, string>> = {
  maxPrice: 'your budget',
  minPrice: 'your minimum budget',
  radiusKm: 'the distance',
  near: 'the place',
  localities: 'the locality',
  society: 'the society',
  bounds: 'the part of the map',
  polygon: 'the drawn area',
  stations: 'the metro stations',
  commute: 'the commute',
};

function blame(search: ListingSearch, { field }: Relaxation): string {
  return BLAMED[field] ?? `“${chosenIn(search, field)}”`;
}

/** The chosen values of the filter that sets a field: `Furnished and Semi-furnished`. */
function chosenIn(search: ListingSearch, field: string): string {
  const name = FILTERS_BY_CATEGORY[search.category].find((each) =>
    fieldsOf(FILTERS[each]).some((own) => own === field),
  );
  return listed(name ? chosenOf(FILTERS[name], search).map(({ label }) => label) : []) || 'this filter';
}
