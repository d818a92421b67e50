import { type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { FiltersPage } from './filters-page.tsx';
import { loadResults } from './load-results.ts';
import { Results } from './results.tsx';
import { resultsHead } from './results-head.ts';

export const loader = loadResults;

/** Every listing page: one search behind all its addresses. */
export function Component() {
  const data = usePageData<typeof loader>();
  return data.kind === 'filters' ? <FiltersPage data={data} /> : <Results data={data} />;
}

type Head = NonNullable<PageModule<Awaited<ReturnType<typeof loader>>>['head']>;

export const head: Head = ({ data, platform }) => resultsHead(data, platform);
