import { availableFromLabel } from '@aangan/shared-kit/domain/available-from';
import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText, StrongText } from '@aangan/shared-kit/ui/layout';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { NoPicture } from '@aangan/shared-kit/ui/no-picture';
import { PhotoStrip } from '@aangan/shared-kit/ui/photo-strip';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { MouseEvent } from 'react';
import { cardLink, type ListingCard } from '../listing/public.ts';
import { ShortlistButton } from '../shortlist/public.ts';
import { CostLine } from './cost-line.tsx';
import styles from './listing-card.module.css';
import { NoteCorner } from './note-corner.tsx';

interface ListingCardViewProps {
  readonly listing: ListingCard;
  /** Whether its picture is on the first screen: at most two cards of a page. */
  readonly eager?: boolean;
  /** The width of the card, as `sizes` of an image. */
  readonly sizes?: string;
  /** Level of its heading; `h3` by default, under the heading of a row of cards. */
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Id of the element, so that a list can find its cards again. */
  readonly anchor?: string;
}

/** The width of a card of the results. */
export const CARD_SIZES = '(min-width: 1280px) 380px, (min-width: 640px) 46vw, 92vw';

/** Picture widths that such a card needs, px. */
export const CARD_WIDTHS = [640, 1280] as const;

/** A listing in short: picture, price, type, location, and freshness. The whole card links to the listing’s page. */
export function ListingCardView({
  listing,
  eager = false,
  sizes = CARD_SIZES,
  heading: Heading = 'h3',
  anchor,
}: ListingCardViewProps) {
  const { now } = usePlatform();
  const { title, photos, closed, distanceKm, availableFrom } = listing;
  const label = closed ?? (listing.sponsored && 'Sponsored');
  return (
    <article className={styles.card} id={anchor} data-listing={listing.id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the heading's link is the one for keyboards and screen readers */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div className={styles.picture} onClick={followLink}>
        {photos.length > 0 ? (
          <PhotoStrip photos={photos} sizes={sizes} widths={CARD_WIDTHS} eager={eager} label={title} />
        ) : (
          <NoPicture kind={listing.placeholder} />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are the ones for keyboards and screen readers */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
        <div className={styles.progress} onClick={(event) => event.stopPropagation()}>
          <ListingProgress id={listing.id} title={title} closed={closed !== undefined} />
        </div>
        {label && (
          <span className={styles.label}>
            <StatusLabel tone="overlay">{label}</StatusLabel>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.price}>
          {listing.priceWords}
          {availableFrom !== undefined && (
            <span className={styles.unit}> a month{listing.category === 'PG' && ' and up, a bed'}</span>
          )}
          {listing.drop && now < listing.drop.until && <span className={styles.drop}>{listing.drop.short}</span>}
        </p>
        {listing.costs && <SmallText>{listing.costs}</SmallText>}
        {listing.cost && <CostLine cost={listing.cost} />}
        <StrongText>{listing.facts}</StrongText>
        <Heading className={styles.title}>
          <Link to={cardLink(listing)} className={styles.link} discover="none">
            {title}
          </Link>
        </Heading>
        {distanceKm !== undefined && <SmallText>{distanceKm.toFixed(1)} km away, straight line</SmallText>}
        {listing.commute && <SmallText>{listing.commute}</SmallText>}
        <p className={styles.fresh}>{freshWords(listing, now)}</p>
      </div>
      {!closed && <ShortlistButton id={listing.id} title={title} />}
      {!closed && <NoteCorner id={listing.id} title={title} className={styles.note} />}
    </article>
  );
}

/** `Owner · confirmed today · From 29 Nov`, as one text: React marks the borders of several. */
function freshWords({ postedBy, confirmedAt, availableFrom }: ListingCard, now: number): string {
  const words = [postedBy === 'OWNER' ? 'Owner' : 'Builder', `confirmed ${confirmedAgo(confirmedAt, now)}`];
  if (availableFrom !== undefined) words.push(availableFromLabel(availableFrom, now));
  return words.join(' · ');
}

/** A press on the picture, which has gestures of its own, acts on the card’s link, including modifier keys. */
function followLink(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('button')) return;
  const link = event.currentTarget.closest('article')?.querySelector(`a.${styles.link}`);
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
