import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { CompareToggle } from '../compare/public.ts';
import { Actions, type ListingAction } from '../listing-actions/public.ts';
import { CostLine } from '../listing-card/public.ts';
import { ShareButton } from '../share/public.ts';
import { TrustLines } from '../trust/public.ts';
import type { DetailData } from './detail-data.ts';
import { NoteButton } from './note-button.tsx';
import styles from './price-card.module.css';

type PricedListing = Pick<DetailData, 'id' | 'title' | 'url' | 'price' | 'owner' | 'status' | 'trust'>;

interface PriceCardProps {
  readonly listing: PricedListing;
  readonly onAction: (action: ListingAction) => void;
}

/** Price, advertiser and actions of a listing; sticks to the side on wide screens. */
export function PriceCard({ listing, onAction }: PriceCardProps) {
  const { id, title, url, price, owner, status, trust } = listing;
  return (
    <section className={styles.card} aria-label="Price and owner">
      <p className={styles.price}>
        {price.from && <span className={styles.unit}>From </span>}
        {price.amount}
        {price.monthly && <span className={styles.unit}> a month</span>}
      </p>
      {trust.drop && <p className={styles.drop}>{trust.drop}</p>}
      {price.cost && <CostLine cost={price.cost} />}
      <dl className={styles.lines}>
        {price.lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.owner}>{owner}</p>
      {status && (
        <p className={styles.closed}>
          <StatusLabel tone="attention">{trust.paused ? 'Paused' : status}</StatusLabel>{' '}
          {trust.paused ?? 'This listing is no longer on offer.'} There are <a href="#similar">similar ones</a> further
          down.
        </p>
      )}
      <TrustLines id={id} trust={trust} />
      <Actions id={id} active={status === null} onAction={onAction} />
      <div className={styles.tools}>
        <ShareButton title={title} path={url} />
        <NoteButton id={id} />
        <CompareToggle id={id} />
      </div>
    </section>
  );
}
