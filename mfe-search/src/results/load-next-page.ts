import { searchLink } from '@aangan/shared-kit/links/search';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { ListingCard } from '../listing/public.ts';
import { type NumberedPage, numberedPages, type ResultsData } from './results-data.ts';
import { fetchResults } from './search-call.ts';

interface NextPage {
  readonly listings: readonly ListingCard[];
  readonly page: number;
  readonly pages: readonly NumberedPage[];
  /** Address of the list that ends with this page. */
  readonly address: string;
}

/** Loads another page of the same search. */
export async function loadNextPage(
  http: Http,
  { search, view }: Pick<ResultsData, 'search' | 'view'>,
  { page, href }: NumberedPage,
): Promise<NextPage> {
  const after = new URLSearchParams(href.split('?')[1]).get('after');
  const result = await fetchResults(http, search, { page, ...(after && { after }) });
  return {
    listings: result.listings,
    page,
    pages: numberedPages({ search, ...(view && { view }), result }),
    address: searchLink(search, { page, ...(view && { view }) }),
  };
}
