import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { readCommutes } from '@aangan/shared-kit/domain/commute';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Http } from '@aangan/shared-kit/platform/http';
import { commuteWords } from '../commute/public.ts';
import { type CardPin, cardPin, type ListingCard, listingCard } from '../listing/public.ts';
import { listingQueryOf } from '../listing-search/public.ts';

interface PageCursor {
  readonly page: number;
  readonly after: string;
}

interface PinnedCard extends ListingCard {
  readonly pin: CardPin;
}

/** A page of results, reduced because it is embedded in the HTML. */
export interface ResultsPage {
  readonly listings: readonly PinnedCard[];
  readonly total: SearchAnswer['total'];
  readonly page: number;
  /** Cursors of the neighbouring pages. */
  readonly pages: readonly PageCursor[];
  /** Names of the places of the search. */
  readonly places: SearchAnswer['places'];
  /** Workplaces and metro stations, which the search is near and not in. */
  readonly destinations: SearchAnswer['places'];
  readonly relaxations: SearchAnswer['relaxations'];
  readonly refinements: SearchAnswer['refinements'];
}

/** Requests one page of a search. */
export async function fetchResults(
  http: Http,
  search: ListingSearch,
  { page, after }: { readonly page: number; readonly after?: string },
): Promise<ResultsPage> {
  const { records, places, ...answer } = await http.request('GET /api/v1/property/search/cards', {
    query: { ...listingQueryOf(search), page, ...(after && { after }) },
  });
  const searched = new Set([...search.localities, search.society, search.near]);
  const destinations = places.filter(({ slug }) => !searched.has(slug));
  const ways = readCommutes(search.commute ?? '');
  return {
    ...answer,
    places: places.filter(({ slug }) => searched.has(slug)),
    destinations,
    listings: records.map((record) => {
      const card = { ...listingCard(record), pin: cardPin(record) };
      const commute = commuteWords(ways, destinations, card.pin);
      return commute ? { ...card, commute } : card;
    }),
  };
}
