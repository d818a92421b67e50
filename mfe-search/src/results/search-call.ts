import type { ListingQuery } from '@aangan/shared-kit/contracts/listing-query';
import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type ListingCard, listingCard } from '../listing/listing.ts';

/** The search as the API's query: lists joined by commas, nothing for what is not asked. */
export function listingQueryOf({ bounds, ...search }: ListingSearch): ListingQuery {
  const texts = Object.entries(search)
    .map(([field, value]) => [field, Array.isArray(value) ? value.join(',') : value === true ? 'true' : value] as const)
    .filter(([, text]) => text !== '' && text !== false);
  return {
    category: search.category,
    city: search.city,
    ...Object.fromEntries(texts),
    ...(bounds && { bounds: [bounds.south, bounds.west, bounds.north, bounds.east].join(',') }),
  };
}

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
