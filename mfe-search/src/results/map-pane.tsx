import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import styles from './results.module.css';
import type { ResultsPage } from './search-call.ts';

const ListingMap = lazy(() => import('../map/listing-map.tsx').then(({ ListingMap }) => ({ default: ListingMap })));

interface MapPaneProps {
  readonly search: ListingSearch;
  readonly result: ResultsPage;
  readonly onCommit: (search: ListingSearch, how: { readonly replace: boolean }) => void;
}

const never = () => () => undefined;

/** The map beside the list. It comes by itself after the page: the list is complete without it. */
export function MapPane({ search, result, onCommit }: MapPaneProps) {
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  const waiting = <Skeleton shape="block" />;
  return (
    <section className={styles.map} aria-label="Map of the results">
      <a href="#after-map" className={styles.skipMap}>
        Skip the map
      </a>
      {inBrowser ? (
        <Suspense fallback={waiting}>
          <ListingMap
            search={search}
            listings={result.listings}
            places={result.places}
            onSearchArea={(bounds) => onCommit({ ...search, bounds }, { replace: true })}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <span id="after-map" tabIndex={-1} />
    </section>
  );
}
