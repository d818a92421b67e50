import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { useLocation, useNavigate, useNavigation } from '@aangan/shared-kit/platform/router';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { Chip } from '@aangan/shared-kit/ui/chip';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Link } from '@aangan/shared-kit/platform/router';
import { chosenFilters } from './chosen-filters.ts';
import type { ResultsData } from './load-results.ts';
import { MapPane } from './map-pane.tsx';
import { unfiltered } from './narrow.ts';
import { NoResults } from './no-results.tsx';
import { PlaceForm } from './place-form.tsx';
import { ResultList } from './result-list.tsx';
import styles from './results.module.css';
import { ResultsBar } from './results-bar.tsx';
import { breadcrumbsOf, headingOf } from './results-head.ts';
import { cityName, countWords, listed } from './results-words.ts';

/** A page of results: what is searched, how to narrow it, and the homes that fit. */
export function Results({ data }: { readonly data: ResultsData }) {
  const { search, result, view } = data;
  const navigate = useNavigate();
  const location = useLocation();
  const busy = useNavigation().location?.pathname.endsWith('/detail') === false;
  const commit = (next: ListingSearch, how: { readonly replace?: boolean } = {}) =>
    void navigate(searchLink(next, view ? { view } : {}), how);
  const chosen = chosenFilters(search);
  return (
    <div className={styles.page} data-view={view}>
      <div className={styles.top}>
        <Breadcrumbs items={breadcrumbsOf(data)} />
        <h1 className={styles.heading}>{headingOf(data)}</h1>
        <p className={styles.count} aria-live="polite">
          {countWords(search.category, result.total)}
          {result.page > 1 && `, page ${result.page}`}
        </p>
        <PlaceForm search={search} places={result.places} onCommit={commit} />
        <ResultsBar search={search} view={view} chosen={chosen.length} onCommit={commit} />
        {chosen.length > 0 && (
          <ul className={styles.chips} aria-label="Chosen filters">
            {chosen.map(({ label, without }) => (
              <li key={label}>
                <Chip removeTo={searchLink(without, view ? { view } : {})}>{label}</Chip>
              </li>
            ))}
            <li>
              <Link to={searchLink(unfiltered(search), view ? { view } : {})} className={styles.clear}>
                Clear all
              </Link>
            </li>
          </ul>
        )}
        <Notes data={data} />
      </div>
      <div className={styles.columns}>
        {result.total.value === 0 ? (
          <NoResults search={search} result={result} nearby={data.nearby} />
        ) : (
          <ResultList key={location.key} search={search} result={result} view={view} busy={busy} />
        )}
        {view === 'map' && <MapPane search={search} result={result} onCommit={commit} />}
      </div>
    </div>
  );
}

/** What the address asked for and there is not. */
function Notes({ data: { search, unknown, typed, bankAuction } }: { readonly data: ResultsData }) {
  const city = cityName(search.city);
  return (
    <>
      {bankAuction && (
        <AlertNote tone="info">
          No bank auctions are listed in {city} today: Aangan lists what owners and builders offer. Here is all that is
          for sale in {city}.
        </AlertNote>
      )}
      {unknown.length > 0 && (
        <AlertNote tone="attention">
          We know no place called {listed(unknown.map((slug) => `“${slug.replaceAll('-', ' ')}”`))} in {city}.
          {unknown.length >= search.localities.length && ` Here is all of ${city}.`}
        </AlertNote>
      )}
      {typed && (
        <AlertNote tone="attention">
          Nothing in {city} is called “{typed}”. Check the spelling or the city.
        </AlertNote>
      )}
    </>
  );
}
