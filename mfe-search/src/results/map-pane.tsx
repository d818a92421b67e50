import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import styles from './map-pane.module.css';
import type { ResultsData } from './results-data.ts';

const ResultsMap = lazy(async () => ({ default: (await import('./results-map.tsx')).ResultsMap }));

const never = () => () => undefined;

/** Target of the skip link: the map follows thirty cards in keyboard order. */
const MAP_ID = 'results-map';

/** The map beside the list. It loads by itself after the page, because the list is complete without it. */
export function MapPane({ data }: { readonly data: ResultsData }) {
  const navigate = useNavigate();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = <Skeleton shape="block" />;
  return (
    <section id={MAP_ID} className={styles.map} aria-label="Map of the results" tabIndex={-1}>
      <a href="#after-map" className={styles.skipMap}>
        Skip the map
      </a>
      {inBrowser ? (
        <Suspense fallback={waiting}>
          <ResultsMap
            data={data}
            onGo={(to, asStep) => void navigate(to, { replace: !asStep, preventScrollReset: true })}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <span id="after-map" tabIndex={-1} />
    </section>
  );
}

/** The skip link past the list, for keyboard users. */
export function SkipToMap() {
  return (
    <a href={`#${MAP_ID}`} className={styles.skipMap}>
      Skip to the map
    </a>
  );
}
