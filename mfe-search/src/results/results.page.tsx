import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { useLocation } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { DeferredSection, deferSection } from '@aangan/shared-kit/ui/deferred-section';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { pictureSources } from '@aangan/shared-kit/ui/picture';
import { memo } from 'react';
import { CARD_SIZES, CARD_WIDTHS } from '../listing-card/public.ts';
import { SearchTextView } from '../seo-content/public.ts';
import { MapPane, SkipToMap } from './map-pane.tsx';
import { Narrowing } from './narrowing.tsx';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import styles from './results.page.module.css';
import { ResultsBar } from './results-bar.tsx';
import type { ResultsData } from './results-data.ts';
import { ResultsTop } from './results-top.tsx';

/** Search rules run on the server; on client-side navigation they load in parallel with the first answer. */
export async function loader(args: PageArgs) {
  const { loadResults } = await import('./load-results.ts');
  const data = await loadResults(args);
  if (data.kind === 'filters') await filtersSection.load();
  return data;
}

type Data = Awaited<ReturnType<typeof loader>>;

// The chunk shares the page’s name, so that its styles load with the page. The server renders it too.
const filtersSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-results-filters" */ './filters-page.tsx').then((section) => section.FiltersPage),
  'near',
);

/**
 * A page of results: what is searched, its filters, and the matching homes. Memoised by its data, because the router
 * renders the page at the start and the end of every navigation.
 */
const Results = memo(function Results({ data }: { readonly data: ResultsData }) {
  const { none } = data;
  const location = useLocation();
  return (
    <PageColumn width="full" top={16} bottom={72} className={styles.page} data-view={data.view} data-own-header>
      <ResultsTop data={data} />
      <ResultsBar data={data} />
      <Narrowing {...data} />
      {data.notes.length > 0 && (
        <div className={styles.notes}>
          {data.notes.map((note) => (
            <AlertNote key={note} tone="info">
              {note}
            </AlertNote>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {data.view === 'map' && <SkipToMap />}
        {none ? <NoResults words={none} address={data.address} /> : <ResultList key={location.key} data={data} />}
        {data.view === 'map' && <MapPane data={data} />}
      </div>
      <div className={styles.below}>
        <Breadcrumbs items={data.crumbs} />
        {data.locality && <p>{data.locality}</p>}
      </div>
      {data.text && <SearchTextView text={data.text} />}
    </PageColumn>
  );
});

/** All listing pages share one search, whatever their address. */
export function Component() {
  const data = usePageData<typeof loader>();
  return data.kind === 'filters' ? (
    <DeferredSection section={filtersSection} with={{ data }} />
  ) : (
    <Results data={data} />
  );
}

export const head: NonNullable<PageModule<Data>['head']> = ({ data, platform }) => {
  const { city } = data.search;
  if (data.kind === 'filters') return { title: 'Filters', robots: 'noindex,follow', city };
  const photo = data.listings[0]?.photos[0];
  return {
    ...data.head,
    canonical: data.canonical,
    city,
    // Undefined when the server has already rendered the document.
    ...(data.jsonLd && { jsonLd: data.jsonLd() }),
    ...(photo && {
      preloadImage: pictureSources((path) => platform.assets.url(path), photo.id, CARD_SIZES, CARD_WIDTHS),
    }),
  };
};
