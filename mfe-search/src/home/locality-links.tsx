import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { cityLink } from '@aangan/shared-kit/links/home';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { useId } from 'react';
import type { LocalityLink } from './city-localities.ts';
import { CATEGORY_WORDS } from './home-words.ts';
import styles from './locality-links.module.css';

/** So many are shown before the rest is asked for. */
const FIRST = 12;

interface LocalityLinksProps {
  readonly localities: readonly LocalityLink[];
  readonly category: ListingCategory;
  readonly city: string;
  readonly cityName: string;
}

/** The localities of a city, each leading to its listings, with how many there are and what they cost. */
export function LocalityLinks({ localities, category, city, cityName }: LocalityLinksProps) {
  const id = useId();
  if (localities.length === 0) return null;
  const list = (some: readonly LocalityLink[]) => (
    <ul className={styles.list}>
      {some.map(({ slug, name, listings, median }) => (
        <li key={slug}>
          <Link to={searchLink({ ...emptySearch(category, city), localities: [slug] })} className={styles.locality}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>
              {groupDigits(listings)} listed
              {median !== undefined && ` · ${formatRupees(median)}${category === 'RENT' ? ' for 2 BHK' : ' a sq ft'}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{CATEGORY_WORDS[category].heading} by locality</h2>
        <Link to={cityLink(city)}>All about {cityName}</Link>
      </div>
      {list(localities.slice(0, FIRST))}
      {localities.length > FIRST && (
        <details>
          <summary className={styles.rest}>{localities.length - FIRST} more localities</summary>
          {list(localities.slice(FIRST))}
        </details>
      )}
    </section>
  );
}
