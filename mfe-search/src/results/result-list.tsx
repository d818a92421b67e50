import { Link, useNavigation } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Fragment, type MouseEvent, memo, useEffect, useLayoutEffect } from 'react';
import { AdSlot, type AdSlots, adAfter } from '../ads/public.ts';
import { DislikedNotice, useDisliked } from '../feedback/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { noteVisited } from '../visited-listings/public.ts';
import { cardId } from './card-id.ts';
import type { LeftCard } from './left-list.ts';
import { type LoadedList, useLoadedList } from './loaded-list.ts';
import { NEXT_PAGE_WORDS } from './next-page.words.ts';
import styles from './result-list.module.css';
import { isForNewTab } from './results-bar.tsx';
import type { NumberedPage, ResultsData } from './results-data.ts';

/** Memoised, so that a card renders once whatever changes on the page. */
const Card = memo(ListingCardView);

/** The cards, page links for everybody, and "Show more" with JavaScript. */
export function ResultList({ data }: { readonly data: ResultsData }) {
  const goingTo = useNavigation().location?.pathname;
  // Other results are loading.
  const busy = goingTo !== undefined && !goingTo.endsWith('/detail');
  const list = useLoadedList(data);
  const { shown, status, anchor, leave, bringBack } = list;
  const first = shown[0]?.[0]?.id;
  const disliked = useDisliked();

  useEffect(() => (anchor ? holdCard(anchor, bringBack) : undefined), [anchor, bringBack]);
  // Cards that are added above must not move the visible one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list starts with another card
  useLayoutEffect(() => anchor && scrollToPlace(anchor), [anchor, first]);

  const noteLeaving = (event: MouseEvent) => {
    // The shortlist button, a photo’s arrow or the cost breakdown opens no listing.
    if (!(event.target instanceof Element) || event.target.closest('button, summary')) return;
    const card = event.target.closest('[data-listing]');
    if (!(card instanceof HTMLElement)) return;
    const id = card.dataset.listing ?? '';
    noteVisited(id);
    leave({ id, top: card.getBoundingClientRect().top, photo: photoOf(card) });
  };
  return (
    <div className={styles.results} data-busy={busy || undefined}>
      <ul className={styles.list} onClickCapture={noteLeaving}>
        {shown.map((listings, page) =>
          listings.map((listing, index) => (
            <Fragment key={listing.id}>
              <li className={styles.item} data-begins={index === 0 || undefined}>
                <Card listing={listing} heading="h2" eager={page === 0 && index < 2} anchor={cardId(listing.id)} />
                {disliked.ids.has(listing.id) && (
                  <DislikedNotice title={listing.title} onUndo={() => disliked.takeBack(listing.id)} />
                )}
              </li>
              <AdAfter slots={data.ads} index={index} count={listings.length} />
            </Fragment>
          )),
        )}
        {status === 'loading' && <SkeletonCards count={homesOnNext(data, list)} />}
      </ul>
      {list.next && <MoreLink next={list.next} status={status} onMore={list.loadMore} />}
      {status === 'failed' && (
        <AlertNote tone="error" onRetry={list.loadMore}>
          {NEXT_PAGE_WORDS.failed}
        </AlertNote>
      )}
      <span role="status" className="visually-hidden">
        {list.more > 0 && `${list.more} more loaded, ${shown.flat().length} shown.`}
      </span>
      <Pagination current={list.page} pages={list.pages} />
    </div>
  );
}

interface AdAfterProps {
  readonly slots: AdSlots | undefined;
  readonly index: number;
  readonly count: number;
}

function AdAfter({ slots, index, count }: AdAfterProps) {
  const ad = adAfter(slots, index, count);
  return (
    ad && (
      <li className={styles.item}>
        <AdSlot ad={ad} />
      </li>
    )
  );
}

/** Frames until the cards above have their final heights. */
const SETTLING_FRAMES = 12;

/**
 * On Back, scrolls to the card that was opened, with its photo, and keeps its position while the list above settles.
 * @param onPlaced called once the card is painted there
 */
function holdCard(left: LeftCard, onPlaced: () => void): () => void {
  const { id, photo } = left;
  let frame = 0;
  const settle = (frames: number) => {
    if (frames === SETTLING_FRAMES - 1) onPlaced();
    if (frames === 0) return;
    scrollToPlace(left);
    frame = requestAnimationFrame(() => settle(frames - 1));
  };
  frame = requestAnimationFrame(() => {
    const card = document.getElementById(cardId(id));
    // Beside a map on phones the cards are a horizontal row.
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    const photos = card?.querySelector('ul');
    photos?.scrollTo({ left: photo * photos.clientWidth, behavior: 'instant' });
    settle(SETTLING_FRAMES);
  });
  return () => cancelAnimationFrame(frame);
}

function scrollToPlace({ id, top }: LeftCard): void {
  const card = document.getElementById(cardId(id));
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Index of the visible photo of a card, from 0. */
function photoOf(card: HTMLElement): number {
  const photos = card.querySelector('ul');
  return photos && photos.clientWidth > 0 ? Math.round(photos.scrollLeft / photos.clientWidth) : 0;
}

/** Number of homes being loaded: all pages but the last are as long as the first. */
function homesOnNext({ listings, total }: ResultsData, { page }: LoadedList): number {
  return Math.max(1, Math.min(listings.length, total - page * listings.length));
}

/** Reserves space for the homes being loaded, so that the content below moves at the press and not later. */
function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all skeletons are the same
    <li key={index} className={styles.skeleton} data-begins={index === 0 || undefined} aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="three-quarters" />
    </li>
  ));
}

interface MoreLinkProps {
  readonly next: NumberedPage;
  readonly status: LoadedList['status'];
  readonly onMore: () => void;
}

/** Appends the next page; without JavaScript it links to that page. */
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
