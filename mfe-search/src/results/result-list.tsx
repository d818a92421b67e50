import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { type MouseEvent, useEffect } from 'react';
import { ListingCardView } from '../listing/listing-card.tsx';
import { noteVisited } from '../map/visited.ts';
import { cardId } from './card-id.ts';
import { type LoadedList, useLoadedList } from './loaded-list.ts';
import styles from './results.module.css';
import { isForNewTab } from './results-bar.tsx';
import type { NumberedPage, ResultsData } from './results-data.ts';

interface ResultListProps {
  readonly data: ResultsData;
  /** Other results are on their way. */
  readonly busy: boolean;
}

/** The cards, numbered pages for everybody, and "Show more" where there is JavaScript. */
export function ResultList({ data, busy }: ResultListProps) {
  const list = useLoadedList(data);
  const { listings, status, anchor, leave } = list;

  useEffect(() => (anchor ? holdCard(cardId(anchor.id), anchor.top) : undefined), [anchor]);

  const noteLeaving = (event: MouseEvent) => {
    const card = event.target instanceof Element ? event.target.closest('[data-listing]') : null;
    if (!(card instanceof HTMLElement)) return;
    const id = card.dataset.listing ?? '';
    noteVisited(id);
    leave(id, card.getBoundingClientRect().top);
  };
  return (
    <div className={styles.results} data-busy={busy || undefined}>
      <ul className={styles.list} onClickCapture={noteLeaving}>
        {listings.map((listing, index) => (
          <li key={listing.id} className={styles.item}>
            <ListingCardView listing={listing} heading="h2" eager={index < 2} anchor={cardId(listing.id)} />
          </li>
        ))}
        {status === 'loading' && <WaitingCard />}
      </ul>
      {list.next && <MoreLink next={list.next} status={status} onMore={list.loadMore} />}
      {status === 'failed' && (
        <AlertNote tone="error" onRetry={list.loadMore}>
          The next homes could not be loaded.
        </AlertNote>
      )}
      <span role="status" className="visually-hidden">
        {list.more > 0 && `${list.more} more loaded, ${listings.length} shown.`}
      </span>
      <Pagination current={list.page} pages={list.pages} />
    </div>
  );
}

/** Frames until the cards above have taken their real heights. */
const SETTLING_FRAMES = 12;

/** Back comes to the card that was opened: keeps it where it was on the screen while the list above it settles. */
function holdCard(id: string, top: number): () => void {
  let frame = 0;
  const settle = (left: number) => {
    const card = document.getElementById(id);
    if (!card || left === 0) return;
    window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
    frame = requestAnimationFrame(() => settle(left - 1));
  };
  frame = requestAnimationFrame(() => settle(SETTLING_FRAMES));
  return () => cancelAnimationFrame(frame);
}

function WaitingCard() {
  return (
    <li className={styles.waiting}>
      <Skeleton shape="picture" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="three-quarters" />
    </li>
  );
}

interface MoreLinkProps {
  readonly next: NumberedPage;
  readonly status: LoadedList['status'];
  readonly onMore: () => void;
}

/** Appends the next page; without JavaScript it goes there. */
function MoreLink({ next, status, onMore }: MoreLinkProps) {
  const press = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    onMore();
  };
  return (
    <p className={styles.more}>
      <Link to={next.href} className={styles.moreLink} aria-busy={status === 'loading' || undefined} onClick={press}>
        {status === 'loading' ? 'Loading more…' : 'Show more'}
      </Link>
    </p>
  );
}
