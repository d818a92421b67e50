import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Price } from '@aangan/shared-kit/ui/price';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { Actions } from './actions.tsx';
import type { ListingDetail } from './listing-detail.ts';
import { priceBlock } from './price-block.ts';
import styles from './price-card.module.css';
import { ShareButton } from './share-button.tsx';

/** What it costs, who offers it, and what one can do: sticks to the side on wide screens. */
export function PriceCard({ listing }: { readonly listing: ListingDetail }) {
  const { now } = usePlatform();
  const { amount, monthly, from, lines, inAll } = priceBlock(listing);
  return (
    <section className={styles.card} aria-label="Price and owner">
      <p className={styles.price}>
        {from && <span className={styles.from}>From </span>}
        <Price amount={amount} monthly={monthly} />
      </p>
      {inAll && <p className={styles.inAll}>{inAll}</p>}
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.owner}>
        {listing.postedBy === 'OWNER' ? 'Owner' : 'Builder'} {listing.owner} · confirmed{' '}
        {confirmedAgo(listing.confirmedAt, now)}
      </p>
      {listing.status && (
        <p className={styles.closed}>
          <StatusLabel tone="attention">{listing.status}</StatusLabel> This listing is no longer on offer. Similar ones
          are <a href="#similar">further down</a>.
        </p>
      )}
      <Actions active={listing.status === null} />
      <div className={styles.tools}>
        <ShareButton title={listing.title} path={listing.url} />
        <CompareToggle id={listing.id} />
      </div>
    </section>
  );
}
