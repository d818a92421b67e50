import type { Ad } from '@aangan/shared-kit/contracts/ads';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './ad-slot.module.css';

/** An ad for one of our own services, shown in the size and style of a card. */
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
