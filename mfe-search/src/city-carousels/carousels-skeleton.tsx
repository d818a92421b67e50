import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { Band } from '@aangan/shared-kit/ui/band';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import styles from './carousels-skeleton.module.css';

/** The skeleton of the carousels while they load; without JavaScript, links to the same homes. */
export function CarouselsSkeleton({ city, cityName }: { readonly city: string; readonly cityName: string }) {
  return (
    <Band>
      <div className={styles.skeleton} role="status" aria-label="Loading the newest homes" data-growing>
        <Skeleton shape="title" width="third" />
        <div className={styles.tabs} />
        <div className={styles.row}>
          {['first', 'second', 'third', 'fourth'].map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton shape="picture" />
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton width="three-quarters" />
            </div>
          ))}
        </div>
      </div>
      <noscript>
        <h2>New in {cityName}</h2>
        <ul>
          {LISTING_CATEGORIES.map((category) => (
            <li key={category}>
              <a href={cityHomeLink(city, category)}>Newest {CATEGORY_FACTS[category].plural}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </Band>
  );
}
