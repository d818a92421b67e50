import type { Ad } from '@aangan/shared-kit/contracts/ads';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './ad-slot.module.css';

/** A service of our own in the place of a card, and no more conspicuous than one. */
export function AdSlot({ ad }: { readonly ad: Ad }) {
  return (
    <div className={styles.ad} data-ad={ad.id}>
      <p className={styles.label}>From Aangan</p>
      <p className={styles.title}>{ad.title}</p>
      <p>{ad.text}</p>
      <Link to={ad.to} className={styles.link}>
        {ad.action}
      </Link>
    </div>
  );
}
