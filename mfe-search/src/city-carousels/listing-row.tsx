import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import type { ListingCard } from '../listing/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import styles from './sections.module.css';

/** Maximum width of a card in a row. */
const SIZES = '(min-width: 992px) 272px, 78vw';

interface ListingRowProps {
  readonly title: string;
  readonly listings: readonly ListingCard[];
  /** Address of the full list. */
  readonly more: readonly { readonly label: string; readonly search: ListingSearch }[];
}

/** A row of listings under a heading of level 3, with a link to the full list. */
export function ListingRow({ title, listings, more }: ListingRowProps) {
  if (listings.length === 0) return <SoftText>{CITY_CAROUSELS_WORDS.none}</SoftText>;
  const links = (
    <p className={styles.more}>
      {more.map(({ label, search }) => (
        <Link key={label} to={searchLink(search)}>
          {label}
        </Link>
      ))}
    </p>
  );
  return (
    <Carousel title={title} level={3} more={links}>
      {listings.map((listing) => (
        <ListingCardView key={listing.id} listing={listing} sizes={SIZES} heading="h4" />
      ))}
    </Carousel>
  );
}
