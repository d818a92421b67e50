import { counted } from '@aangan/shared-kit/domain/counted';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import styles from './cards.module.css';
import type { HomeCarousels } from './home-carousels.ts';

interface SocietiesProps {
  readonly societies: HomeCarousels['societies'];
  readonly city: string;
  readonly cityName: string;
}

/** The societies with the most homes for rent. */
export function Societies({ societies, city, cityName }: SocietiesProps) {
  if (societies.length === 0) return null;
  return (
    <Carousel title={`Societies with most to rent in ${cityName}`}>
      {societies.map(({ slug, name, locality, listings, minRent }) => (
        <article key={slug} className={styles.card}>
          <div className={styles.body}>
            <h3 className={styles.name}>
              <Link to={searchLink({ ...emptySearch('RENT', city), society: slug })}>{name}</Link>
            </h3>
            <p className={styles.soft}>{locality}</p>
            <p>From {formatRupees(minRent)} a month</p>
            <p className={styles.soft}>{counted(listings, 'home for rent', 'homes for rent')}</p>
          </div>
        </article>
      ))}
    </Carousel>
  );
}
