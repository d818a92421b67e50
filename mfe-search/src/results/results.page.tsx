import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Approachable, approachable } from '@aangan/shared-kit/ui/approachable';
import { pictureSources } from '@aangan/shared-kit/ui/picture';
import { CARD_SIZES } from '../listing/listing-card.tsx';
import { Results } from './results.tsx';

/** The rules behind a search run on the server; later pages bring them beside the first answer. */
export async function loader(args: PageArgs) {
  const { loadResults } = await import('./load-results.ts');
  const data = await loadResults(args);
  if (data.kind === 'filters') await filtersPart.load();
  return data;
}

type Data = Awaited<ReturnType<typeof loader>>;

// A chunk named after the page: its styles come with it, because the server renders it too.
const filtersPart = approachable(
  () => import(/* webpackChunkName: "page-results-filters" */ './filters-page.tsx').then((part) => part.FiltersPage),
  'near',
);

/** Every listing page: one search behind all its addresses. */
export function Component() {
  const data = usePageData<typeof loader>();
  return data.kind === 'filters' ? <Approachable part={filtersPart} with={{ data }} /> : <Results data={data} />;
}

export const head: NonNullable<PageModule<Data>['head']> = ({ data, platform }) => {
  const { city } = data.search;
  if (data.kind === 'filters') return { title: 'Filters', robots: 'noindex,follow', city };
  const photo = data.listings[0]?.photos[0];
  return {
    ...data.head,
    canonical: data.canonical,
    city,
    // Absent in a document that the server has written already.
    ...(data.jsonLd && { jsonLd: data.jsonLd() }),
    ...(photo && { preloadImage: pictureSources((path) => platform.assets.url(path), photo.id, CARD_SIZES) }),
  };
};
