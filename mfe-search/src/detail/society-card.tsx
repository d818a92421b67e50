import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import type { ListingDetail, ListingSociety } from './listing-detail.ts';
import styles from './society-card.module.css';

interface SocietyCardProps {
  readonly society: ListingSociety;
  readonly listing: Pick<ListingDetail, 'category' | 'city'>;
}

/** The society a home stands in, and the way to the others there. */
export function SocietyCard({ society, listing }: SocietyCardProps) {
  const search = { ...emptySearch(listing.category, listing.city), society: society.slug };
  const { plural } = CATEGORY_FACTS[listing.category];
  return (
    <div className={styles.society}>
      <h3>{society.name}</h3>
      <p>
        Built by {society.builder}, {groupDigits(society.units)} homes.
      </p>
      {society.listings > 1 && (
        <Link to={searchLink(search)}>
          All {plural} in {society.name}
        </Link>
      )}
    </div>
  );
}
