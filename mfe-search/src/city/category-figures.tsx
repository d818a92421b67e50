import { counted } from '@aangan/shared-kit/domain/counted';
import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './category-figures.module.css';
import { CITY_WORDS } from './city.words.ts';
import type { CityOverview, Span } from './city-overview.ts';

interface CategoryFiguresProps {
  readonly overview: CityOverview;
  readonly city: string;
}

/** Listing counts and price ranges of a city by category, each linked to the category’s home. */
export function CategoryFigures({ overview, city }: CategoryFiguresProps) {
  return (
    <ul className={styles.figures}>
      {overview.counts.map(({ category, listings }) => (
        <li key={category} className={styles.figure}>
          <Link to={cityHomeLink(city, category)} className={styles.link}>
            {CATEGORY_FACTS[category].tab}
          </Link>
          <span className={styles.count}>{groupDigits(listings)}</span>
          <SmallText as="span">{nounOf(category, listings)}</SmallText>
          <SmallText as="span">{costWords(category, overview)}</SmallText>
        </li>
      ))}
    </ul>
  );
}

function nounOf(category: ListingCategory, listings: number): string {
  const { singular, plural } = CATEGORY_FACTS[category];
  return listings === 1 ? singular : plural;
}

function costWords(category: ListingCategory, { rent, pricePerSqft }: CityOverview): string {
  if (category === 'RENT' && rent) return CITY_WORDS.rents(spanWords(rent));
  if (category === 'BUY' && pricePerSqft) return CITY_WORDS.prices(spanWords(pricePerSqft));
  return '';
}

/** `₹18,000 to ₹62,000`. */
function spanWords({ low, high }: Span): string {
  return low === high ? formatRupees(low) : `${formatRupees(low)} to ${formatRupees(high)}`;
}

/** `9,120 listings in 30 localities`. */
export function citySummary({ counts }: CityOverview, localities: number): string {
  const listings = counts.reduce((sum, { listings }) => sum + listings, 0);
  return `${counted(listings, 'listing', 'listings')} in ${counted(localities, 'locality', 'localities')}`;
}
