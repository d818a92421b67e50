import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { FACT_ICONS } from './fact-icons.ts';
import { factsOf } from './facts.ts';
import type { ListingDetail } from './listing-detail.ts';
import styles from './overview.module.css';

/** The facts of the listing's category, and what the owner says about it. */
export function Overview({ listing, description }: { readonly listing: ListingDetail; readonly description: string }) {
  const { now } = usePlatform();
  return (
    <>
      <dl className={styles.facts}>
        {factsOf(listing, now).map(({ key, label, value }) => (
          <div key={key} className={styles.fact}>
            <Icon path={FACT_ICONS[key]} size={24} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {description && (
        <>
          <h3>{listing.postedBy === 'OWNER' ? 'The owner writes' : 'The builder writes'}</h3>
          <p className={styles.description}>{description}</p>
        </>
      )}
    </>
  );
}
