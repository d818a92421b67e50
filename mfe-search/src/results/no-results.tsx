import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { chosenOf } from './chosen-filters.ts';
import { FILTERS, FILTERS_BY_CATEGORY, fieldsOf } from './filters.ts';
import type { NearbyLocality } from './load-results.ts';
import { relaxed, unfiltered } from './narrow.ts';
import styles from './results.module.css';
import { cityName, listed, nounWords, placeWords } from './results-words.ts';
import type { ResultsPage } from './search-call.ts';

type Relaxation = ResultsPage['relaxations'][number];

interface NoResultsProps {
  readonly search: ListingSearch;
  readonly result: ResultsPage;
  readonly nearby: readonly NearbyLocality[];
}

/** Nothing fits: which filter leaves nothing, what giving way would bring, and where else to look. */
export function NoResults({ search, result: { relaxations, places }, nearby }: NoResultsProps) {
  return (
    <EmptyState
      icon={searchIcon}
      title={`No ${nounWords(search)} ${placeWords(search, places)} fit all of this`}
      actions={
        relaxations.length > 0 ? (
          relaxations.map((relaxation, index) => (
            <LinkButton
              key={relaxation.field}
              to={searchLink(relaxed(search, relaxation))}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {relaxationWords(search, relaxation)}
            </LinkButton>
          ))
        ) : (
          <LinkButton to={searchLink(unfiltered({ ...search, localities: [] }))} variant="primary">
            {`See all of ${cityName(search.city)}`}
          </LinkButton>
        )
      }
    >
      {relaxations.length > 0 ? <p>Give way on one of these and there are some.</p> : <p>Nothing is listed here yet.</p>}
      {nearby.length > 0 && (
        <p className={styles.nearby}>
          Close by:{' '}
          {nearby.map(({ slug, name, distanceKm }) => (
            <Link key={slug} to={searchLink({ ...search, localities: [slug] })}>
              {name} ({distanceKm.toFixed(1)} km)
            </Link>
          ))}
        </p>
      )}
    </EmptyState>
  );
}

/** `12 if you go to ₹18 K`, `37 without Furnished`. */
export function relaxationWords(search: ListingSearch, { field, value, count }: Relaxation): string {
  return `${groupDigits(count)} ${WORDS[field]?.(search, value) ?? `without ${filterWords(search, field)}`}`;
}

type Words = (search: ListingSearch, value: string) => string;

const WORDS: Readonly<Record<string, Words>> = {
  maxPrice: (_, value) => (value ? `if you go to ${formatShortRupees(Number(value))}` : 'without a budget limit'),
  minPrice: (_, value) => (value ? `from ${formatShortRupees(Number(value))}` : 'without a least price'),
  radiusKm: (_, value) => `within ${value} km`,
  near: ({ city }) => `anywhere in ${cityName(city)}`,
  localities: ({ city }) => `anywhere in ${cityName(city)}`,
  society: () => 'in other societies',
  bounds: () => 'outside this part of the map',
};

/** What is chosen in the filter that sets a field: `Furnished and Semi-furnished`. */
function filterWords(search: ListingSearch, field: string): string {
  const name = FILTERS_BY_CATEGORY[search.category].find((each) => fieldsOf(FILTERS[each]).some((own) => own === field));
  const labels = name ? chosenOf(FILTERS[name], search).map(({ label }) => label) : [];
  return listed(labels) || 'this filter';
}
