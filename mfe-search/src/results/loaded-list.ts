import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useCallback, useState } from 'react';
import type { ListingCard } from '../listing/public.ts';
import { type LeftCard, type LeftList, leaveList, useLeftList } from './left-list.ts';
import type { NumberedPage, ResultsData } from './results-data.ts';

export interface LoadedList {
  /** The homes of each page in the list; who stands on two of them is on the first. */
  readonly shown: readonly (readonly ListingCard[])[];
  /** Number of the last page in the list. */
  readonly page: number;
  readonly pages: readonly NumberedPage[];
  readonly next: NumberedPage | undefined;
  readonly status: 'idle' | 'loading' | 'failed';
  /** How many the last press on "Show more" brought. */
  readonly more: number;
  /** The card to come back to. */
  readonly anchor: LeftList['anchor'];
  loadMore(): void;
  /** Shows the pages above that a reload left out of the document. */
  bringBack(): void;
  /** Notes that a listing is being opened. */
  leave(card: LeftCard): void;
}

type Part = Pick<ResultsData, 'listings' | 'page' | 'pages'>;

/** The page of results that came with the address, and what has been loaded behind it. */
export function useLoadedList(data: ResultsData): LoadedList {
  const { http, errors } = usePlatform();
  const left = useLeftList();
  const [added, setAdded] = useState<readonly Part[]>([]);
  const [status, setStatus] = useState<LoadedList['status']>('idle');

  // A document has one page of the list. The others wait until the card to come back to has its place on the screen.
  const [hydrating] = useState(left === undefined);
  const [asked, setAsked] = useState(false);
  const bringBack = useCallback(() => setAsked(true), []);

  // Pages that were shown above this one before somebody left and came back.
  const above = left && (asked || !hydrating || !left.anchor) ? left.pages.slice(0, data.page - left.first) : [];
  const first = data.page - above.length;
  const { page, pages } = added.at(-1) ?? data;
  const shown = eachOnce([...above, data.listings, ...added.map((part) => part.listings)]);
  const next = pages.find((each) => each.page === page + 1);

  const loadMore = async () => {
    if (!next || status === 'loading') return;
    setStatus('loading');
    try {
      const { loadPart } = await import('./load-part.ts');
      const part = await loadPart(http, data, next);
      setAdded((before) => [...before, part]);
      setStatus('idle');
      // The address follows what is shown without the router hearing of it: nothing needs loading.
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

/** While somebody reads, homes may move from one page of a search to the next. */
function eachOnce(pages: readonly (readonly ListingCard[])[]): (readonly ListingCard[])[] {
  const known = new Set<string>();
  return pages.map((listings) => listings.filter(({ id }) => known.size < known.add(id).size));
}
