import { useLocation } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { memo } from 'react';
import { AlertRow } from '../alerts/alert-link.tsx';
import { SearchTextView } from '../seo-content/search-text-view.tsx';
import { MAP_ID, MapPane } from './map-pane.tsx';
import { Narrowing } from './narrowing.tsx';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import styles from './results.module.css';
import { ResultsBar } from './results-bar.tsx';
import type { ResultsData } from './results-data.ts';
import { WhereForm } from './where-form.tsx';

/**
 * A page of results: what is searched, how to narrow it, and the homes that fit. Remembered by its data: the router
 * renders the page at the start and the end of every navigation.
 */
export const Results = memo(function Results({ data }: { readonly data: ResultsData }) {
  const { none } = data;
  const location = useLocation();
  return (
    <div className={styles.page} data-view={data.view}>
      <div className={styles.top}>
        <Breadcrumbs items={data.crumbs} />
        <h1 className={styles.heading}>{data.heading}</h1>
        <AlertRow address={data.address}>
          <p className={styles.count} aria-live="polite">
            {data.count}
          </p>
        </AlertRow>
        {data.locality && <p className={styles.locality}>{data.locality}</p>}
        <WhereForm search={data.search} where={data.where} view={data.view} />
        {data.notes.map((note) => (
          <AlertNote key={note} tone="info">
            {note}
          </AlertNote>
        ))}
      </div>
      <ResultsBar data={data} />
      <Narrowing {...data} />
      <div className={styles.columns}>
        {data.view === 'map' && (
          <a href={`#${MAP_ID}`} className={styles.skipMap}>
            Skip to the map
          </a>
        )}
        {none ? <NoResults words={none} address={data.address} /> : <ResultList key={location.key} data={data} />}
        {data.view === 'map' && <MapPane data={data} />}
      </div>
      {data.text && <SearchTextView text={data.text} />}
    </div>
  );
});
