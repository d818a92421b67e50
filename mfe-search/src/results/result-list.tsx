import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { type MouseEvent, useEffect, useRef } from 'react';
import { ListingCardView } from '../listing/listing-card.tsx';
import { type LoadedList, useLoadedList } from './loaded-list.ts';
import styles from './results.module.css';
import type { ResultsPage } from './search-call.ts';

interface ResultListProps {
  readonly search: ListingSearch;
  readonly result: ResultsPage;
  readonly view: 'map' | undefined;
  readonly busy: boolean;
}

/** The cards, numbered pages for everybody, and "Show more" where there is JavaScript. */
export function ResultList({ search, result, view, busy }: ResultListProps) {
  const { listings, page, pages, more, status, loadMore, leave, anchor } = useLoadedList(search, result, view);
  const list = useRef<HTMLUListElement>(null);

  // Back comes to the card that was opened, wherever the browser thinks the page was scrolled to.
  useEffect(() => {
    const card = anchor && document.getElementById(cardId(anchor.id));
    if (!card) return;
    const frame = requestAnimationFrame(() => window.scrollBy(0, card.getBoundingClientRect().top - anchor.top));
    return () => cancelAnimationFrame(frame);
  }, [anchor]);

  const noteLeaving = (event: MouseEvent) => {
    const card = event.target instanceof Element ? event.target.closest('[data-listing]') : null;
    if (card instanceof HTMLElement) leave(card.dataset['listing'] ?? '', card.getBoundingClientRect().top);
  };
  const next = pages.find((each) => each.page === page + 1);
  return (
    <div className={styles.results} data-busy={busy || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only notices which card is opened, by key too */}
      <ul className={styles.list} ref={list} onClickCapture={noteLeaving}>
        {listings.map((listing, index) => (
          <li key={listing.id} className={styles.item}>
            <ListingCardView
              listing={listing}
              heading="h2"
              eager={index < 2 && result.page === 1}
              anchor={cardId(listing.id)}
            />
          </li>
        ))}
      </ul>
      {next && <MoreLink to={pageLink(search, next, view)} status={status} onMore={loadMore} />}
      {status === 'failed' && (
        <AlertNote tone="error" onRetry={loadMore}>
          The next homes could not be loaded.
        </AlertNote>
      )}
      <span role="status" className="visually-hidden">
        {more > 0 ? `${more} more loaded, ${listings.length} shown.` : ''}
      </span>
      <Pagination
        current={page}
        pages={[{ page: 1 }, { page }, ...pages].filter(firstOfPage).map((each) => ({
          page: each.page,
          href: pageLink(search, each, view),
        }))}
      />
    </div>
  );
}

interface MoreLinkProps {
  readonly to: string;
  readonly status: LoadedList['status'];
  readonly onMore: () => void;
}

/** Appends the next page; without JavaScript it goes there. */
function MoreLink({ to, status, onMore }: MoreLinkProps) {
  return (
    <p className={styles.more}>
      <Link
        to={to}
        className={styles.moreLink}
        aria-busy={status === 'loading' || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onMore();
        }}
      >
        {status === 'loading' ? 'Loading more…' : 'Show more'}
      </Link>
    </p>
  );
}

function pageLink(search: ListingSearch, at: { page: number; after?: string }, view: 'map' | undefined): string {
  return searchLink(search, { ...at, ...(view && { view }) });
}

function firstOfPage(each: { page: number }, index: number, all: readonly { page: number }[]): boolean {
  return all.findIndex(({ page }) => page === each.page) === index;
}

export function cardId(id: string): string {
  return `listing-${id}`;
}
