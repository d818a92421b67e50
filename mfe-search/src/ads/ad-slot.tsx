import type { Ad } from '@aangan/shared-kit/contracts/ads';
import { withReturn } from '@aangan/shared-kit/links/plans';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './ad-slot.module.css';

/** An ad for one of our own services, shown in the size and style of a card. */
export function AdSlot({ ad }: { readonly ad: Ad }) {
  const { pathname, search } = useLocation();
  // Who buys a plan comes back to this list.
  const to = ad.to.endsWith('/plans') ? withReturn(ad.to, pathname + search) : ad.to;
  return (
    <div className={styles.ad} data-ad={ad.id}>
      <SmallText>From Aangan</SmallText>
      <p className={styles.title}>{ad.title}</p>
      <p>{ad.text}</p>
      <Link to={to} className={styles.link}>
        {ad.action}
      </Link>
    </div>
  );
}
