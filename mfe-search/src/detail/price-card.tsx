import { SoftText, Stack, StrongText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { Actions, type ListingAction } from '../listing-actions/public.ts';
import { CostLine } from '../listing-card/public.ts';
import { TrustLines } from '../trust/public.ts';
import { DETAIL_WORDS } from './detail.words.ts';
import type { DetailData } from './detail-data.ts';
import { ListingTools } from './listing-tools.tsx';
import styles from './price-card.module.css';

type PricedListing = Pick<
  DetailData,
  'id' | 'category' | 'title' | 'url' | 'place' | 'facts' | 'price' | 'owner' | 'status' | 'sponsored' | 'trust'
>;

interface PriceCardProps {
  readonly listing: PricedListing;
  readonly onAction: (action: ListingAction) => void;
}

/** Price, title, advertiser and actions of a listing: below the photo, or beside it on wide screens. */
export function PriceCard({ listing, onAction }: PriceCardProps) {
  const { id, title, place, facts, price, owner, status, sponsored, trust } = listing;
  return (
    <section className={styles.card} aria-label="Price and owner">
      <p className={styles.price}>
        {price.from && <span className={styles.unit}>From </span>}
        {price.amount}
        {price.monthly && <span className={styles.unit}> a month</span>}
      </p>
      {trust.drop && <p className={styles.drop}>{trust.drop}</p>}
      {trust.context && <p className={styles.context}>{trust.context}</p>}
      <Stack as="header" gap={4}>
        <h1 className={styles.title}>{title}</h1>
        {facts && <StrongText>{facts}</StrongText>}
        <SoftText>{place}</SoftText>
        {(status || sponsored) && (
          <p className={styles.labels}>
            {status && <StatusLabel tone="attention">{status}</StatusLabel>}
            {sponsored && <StatusLabel>Sponsored</StatusLabel>}
          </p>
        )}
      </Stack>
      {price.cost && <CostLine cost={price.cost} />}
      <dl className={styles.lines}>
        {price.lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SoftText>{owner}</SoftText>
      {status && (
        <p className={styles.closed}>
          <StatusLabel tone="attention">{trust.paused ? 'Paused' : status}</StatusLabel>{' '}
          {trust.paused ?? DETAIL_WORDS.gone} There are <a href="#similar">similar ones</a> further down.
        </p>
      )}
      <TrustLines id={id} trust={trust} />
      <Actions listing={listing} active={status === null} onAction={onAction} />
      <ListingTools listing={listing} onAction={onAction} />
    </section>
  );
}
