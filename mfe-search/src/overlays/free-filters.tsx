import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './overlay.module.css';

/** What each search can be narrowed by, in words. */
const FREE_FILTERS = {
  RENT: 'BHK, budget, availability, furnishing, parking, preferred tenant, building, amenities, photos, confirmed this week',
  BUY: 'BHK, budget, ready or under construction, furnishing, parking, building, amenities, photos, confirmed this week',
  PG: 'Budget, who lives there, room sharing, amenities, photos, confirmed this week',
  SHARED: 'Budget, private or shared room, furnishing, preferred tenant, amenities, photos, confirmed this week',
  PLOT: 'Budget, plot area, photos, confirmed this week',
  COMMERCIAL_RENT: 'Kind of space, budget, area, furnishing, parking, photos, confirmed this week',
  COMMERCIAL_BUY: 'Kind of space, budget, area, ready or under construction, parking, photos, confirmed this week',
} as const satisfies Record<ListingCategory, string>;

export function FreeFilters() {
  const { session } = usePlatform();
  return (
    <dl className={styles.filters}>
      {LISTING_CATEGORIES.map((category) => (
        <div key={category}>
          <dt>
            <Link to={searchLink(emptySearch(category, session.city))}>{CATEGORY_FACTS[category].tab}</Link>
          </dt>
          <dd>{FREE_FILTERS[category]}</dd>
        </div>
      ))}
    </dl>
  );
}
