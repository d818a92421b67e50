import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { homeService } from '@aangan/shared-kit/domain/home-services/services';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { Link } from '@aangan/shared-kit/platform/router';
import { workTime } from '../cart-items/public.ts';
import styles from './services.module.css';

type PopularSkus = Extract<CallAnswer<'GET /hs-backend/api/v1/popular-sku'>, { readonly sts: 1 }>['skus'];

/** Popular items, each a link to its place in the catalogue. */
export function PopularList({ skus, city }: { readonly skus: PopularSkus; readonly city: string }) {
  return (
    <ul className={styles.rows}>
      {skus.map(({ catalogKey, catalogTitle, serviceType, minutes, paise }) => (
        <li key={catalogKey} className={styles.row}>
          <div className={styles.words}>
            <Link to={`${serviceLink(city, serviceType)}#${catalogKey}`} className={styles.link}>
              {catalogTitle}
            </Link>
            <span className={styles.soft}>
              {homeService(serviceType).name} · {workTime(minutes)}
            </span>
          </div>
          <strong className={styles.price}>{formatPaise(paise)}</strong>
        </li>
      ))}
    </ul>
  );
}
