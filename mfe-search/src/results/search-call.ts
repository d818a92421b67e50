import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type ListingCard, listingCard } from '../listing/listing.ts';
import { listingQueryOf } from './search-query.ts';

export interface PageCursor {
  readonly page: number;
  readonly after: string;
}

/** A page of results, as small as it travels in the HTML. */
export interface ResultsPage {
  readonly listings: readonly ListingCard[];
  readonly total: SearchAnswer['total'];
  readonly page: number;
  /** Cursors of the pages around. */
  readonly pages: readonly PageCursor[];
  /** What the places of the search are called. */
  readonly places: SearchAnswer['places'];
  readonly relaxations: SearchAnswer['relaxations'];
}

/** Asks for one page of a search. */
export async function fetchResults(
  http: Http,
  search: ListingSearch,
  { page, after }: { readonly page: number; readonly after?: string },
): Promise<ResultsPage> {
  const { records, ...answer } = await http.request('GET /api/v1/property/search', {
    query: { ...listingQueryOf(search), page, ...(after && { after }) },
  });
  return { ...answer, listings: records.map(listingCard) };
}
