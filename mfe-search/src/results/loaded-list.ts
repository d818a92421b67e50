import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useCallback, useState } from 'react';
import type { ListingCard } from '../listing/public.ts';
import { type LeftCard, type LeftList, leaveList, useLeftList } from './left-list.ts';
import type { NumberedPage, ResultsData } from './results-data.ts';

export interface LoadedList {
  /** The homes of each page in the list; a home on two pages is kept on the first. */
  readonly shown: readonly (readonly ListingCard[])[];
  /** Number of the last page in the list. */
  readonly page: number;
  readonly pages: readonly NumberedPage[];
  readonly next: NumberedPage | undefined;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Number of homes added by the last press on "Show more". */
  readonly more: number;
  /** The card to scroll back to. */
  readonly anchor: LeftList['anchor'];
  loadMore(): void;
  /** Shows the earlier pages, which a reloaded document does not contain. */
  bringBack(): void;
  /** Saves the list when a listing is opened. */
  leave(card: LeftCard): void;
}

type Part = Pick<ResultsData, 'listings' | 'page' | 'pages'>;

/** The result page of the address, and the pages loaded after it. */
export function useLoadedList(data: ResultsData): LoadedList {
  const { http, errors } = usePlatform();
  const left = useLeftList();
  const [added, setAdded] = useState<readonly Part[]>([]);
  const [status, setStatus] = useState<LoadedList['status']>('idle');

  // A document contains one page of the list. The others are shown after the card to scroll back to is in position.
  const [hydrating] = useState(left === undefined);
  const [asked, setAsked] = useState(false);
  const bringBack = useCallback(() => setAsked(true), []);

  // Pages before this one that were loaded before the visitor left and came back.
  const above = left && (asked || !hydrating || !left.anchor) ? left.pages.slice(0, data.page - left.first) : [];
  const first = data.page - above.length;
  const { page, pages } = added.at(-1) ?? data;
  const shown = eachOnce([...above, data.listings, ...added.map((part) => part.listings)]);
  const next = pages.find((each) => each.page === page + 1);

  const loadMore = async () => {
    if (!next || status === 'loading') return;
    setStatus('loading');
    try {
      const { loadNextPage } = await import('./load-next-page.ts');
      const part = await loadNextPage(http, data, next);
      setAdded((before) => [...before, part]);
      setStatus('idle');
      // The address follows the shown page without a router navigation, because nothing needs loading.
      history.replaceState(history.state, '', part.address);
      leaveList({ first, pages: [...shown, part.listings] });
    } catch (error) {
      errors.report(error, { remote: 'mfe-search', page: 'results' });
      setStatus('failed');
    }
  };

  return {
    shown,
    page,
    pages,
    next,
    status,
    more: added.at(-1)?.listings.length ?? 0,
    anchor: left?.anchor,
    loadMore: () => void loadMore(),
    bringBack,
    leave: (anchor) => leaveList({ first, pages: shown, anchor }),
  };
}

/** Homes may move between pages of a search while somebody reads. */
function eachOnce(pages: readonly (readonly ListingCard[])[]): (readonly ListingCard[])[] {
  const known = new Set<string>();
  return pages.map((listings) => listings.filter(({ id }) => known.size < known.add(id).size));
}
