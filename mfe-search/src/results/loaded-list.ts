import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useState } from 'react';
import type { ListingCard } from '../listing/listing.ts';
import { type LeftList, leaveList, useLeftList } from './loaded-pages.ts';
import { fetchResults, type PageCursor, type ResultsPage } from './search-call.ts';

export interface LoadedList {
  readonly listings: readonly ListingCard[];
  /** Number of the last page in the list. */
  readonly page: number;
  readonly pages: readonly PageCursor[];
  readonly status: 'idle' | 'loading' | 'failed';
  /** How many the last press on "Show more" brought. */
  readonly more: number;
  /** The card to come back to. */
  readonly anchor: LeftList['anchor'];
  loadMore(): void;
  /** Notes that a listing is being opened, with its card so many px from the top of the window. */
  leave(id: string, top: number): void;
}

/** The page of results that came with the address, and what has been loaded behind it. */
export function useLoadedList(search: ListingSearch, result: ResultsPage, view: 'map' | undefined): LoadedList {
  const { http, errors } = usePlatform();
  const { key, left } = useLeftList(searchLink(search));
  const [added, setAdded] = useState<readonly ResultsPage[]>([]);
  const [status, setStatus] = useState<LoadedList['status']>('idle');

  const behind = left && left.first < result.page ? left : undefined;
  const earlier = behind ? withoutThose(behind.listings, result.listings) : [];
  const first = behind?.first ?? result.page;
  const { page, pages } = added.at(-1) ?? result;
  const listings = [...earlier, ...result.listings, ...added.flatMap((each) => each.listings)];

  const loadMore = async () => {
    const next = pages.find((each) => each.page === page + 1);
    if (!next || status === 'loading') return;
    setStatus('loading');
    try {
      const answer = await fetchResults(http, search, next);
      const fresh = { ...answer, listings: withoutThose(answer.listings, listings) };
      setAdded((before) => [...before, fresh]);
      setStatus('idle');
      // The address follows what is shown without the router hearing of it: nothing needs loading.
      history.replaceState(history.state, '', searchLink(search, { page: next.page, ...(view && { view }) }));
      leaveList(key, { first, listings: [...listings, ...fresh.listings] });
    } catch (error) {
      errors.report(error, { remote: 'mfe-search', page: 'results' });
      setStatus('failed');
    }
  };

  return {
    listings,
    page,
    pages,
    status,
    more: added.at(-1)?.listings.length ?? 0,
    anchor: left?.anchor,
    loadMore: () => void loadMore(),
    leave: (id, top) => leaveList(key, { first, listings, anchor: { id, top } }),
  };
}

/** A listing that moved between two pages while somebody read is shown once. */
function withoutThose(listings: readonly ListingCard[], shown: readonly ListingCard[]): ListingCard[] {
  const known = new Set(shown.map(({ id }) => id));
  return listings.filter(({ id }) => !known.has(id));
}
