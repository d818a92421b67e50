import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { cityLink } from '@aangan/shared-kit/links/home';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import type { LocalityLink } from '../localities/public.ts';
import styles from './locality-links.module.css';
import { LOCALITY_LINKS_WORDS } from './locality-links.words.ts';

/** Number of localities shown before "show all". */
const FIRST = 12;

/** Label of the figure beside the count. */
const MEDIAN_NOTES: Partial<Record<ListingCategory, string>> = {
  RENT: LOCALITY_LINKS_WORDS.rents,
  BUY: LOCALITY_LINKS_WORDS.prices,
};

export interface LocalityLinksProps {
  readonly heading: string;
  /** Sorted by number of listings, largest first. */
  readonly links: readonly LocalityLink[];
  readonly category: ListingCategory;
  readonly city: string;
  readonly cityName: string;
}

/** The localities of a city, each linked to its listings, with count and median price. */
export function LocalityLinks({ heading, links, category, city, cityName }: LocalityLinksProps) {
  const id = useId();
  const list = (some: readonly LocalityLink[]) => (
    <ul className={styles.list}>
      {some.map(({ slug, name, listings, median }) => (
        <li key={slug}>
          <Link to={searchLink({ ...emptySearch(category, city), localities: [slug] })} className={styles.locality}>
            <span className={styles.name}>{name}</span>
            <SmallText as="span">
              {groupDigits(listings)} listed{median !== undefined && ` · ${formatRupees(median)}`}
            </SmallText>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <Section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <Link to={cityLink(city)}>All about {cityName}</Link>
      </div>
      {MEDIAN_NOTES[category] && <SmallText>{MEDIAN_NOTES[category]}</SmallText>}
      {list(links.slice(0, FIRST))}
      {links.length > FIRST && (
        <details>
          <summary className={styles.rest}>{links.length - FIRST} more localities</summary>
          {list(links.slice(FIRST))}
        </details>
      )}
    </Section>
  );
}
