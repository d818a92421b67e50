import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import { CITY_WORDS } from './city.words.ts';
import type { Zone } from './city-overview.ts';
import styles from './zones.module.css';

interface ZonesProps {
  readonly zones: readonly Zone[];
  readonly city: string;
  readonly cityName: string;
}

/** The localities of a city by zone, each with its counts and medians for rent and for sale. */
export function Zones({ zones, city, cityName }: ZonesProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Localities of {cityName}</h2>
      <p className={styles.soft}>{CITY_WORDS.figures}</p>
      <div className={styles.zones}>
        {zones.map((zone) => (
          <ZoneTable key={zone.name} zone={zone} city={city} />
        ))}
      </div>
    </Section>
  );
}

function ZoneTable({ zone, city }: { readonly zone: Zone; readonly city: string }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{zone.name}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Locality</th>
          <th scope="col">For rent</th>
          <th scope="col">For sale</th>
        </tr>
      </thead>
      <tbody>
        {zone.localities.map(({ slug, name, forRent, forSale, rent, pricePerSqft }) => {
          const search = (category: 'RENT' | 'BUY') =>
            searchLink({ ...emptySearch(category, city), localities: [slug] });
          return (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td>
                <Figures count={forRent} to={search('RENT')} word="for rent" cost={rent} place={name} />
              </td>
              <td>
                <Figures count={forSale} to={search('BUY')} word="for sale" cost={pricePerSqft} place={name} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FiguresProps {
  readonly count: number;
  readonly to: string;
  readonly word: string;
  /** ₹ */
  readonly cost: number | undefined;
  readonly place: string;
}

function Figures({ count, to, word, cost, place }: FiguresProps) {
  return (
    <>
      {count > 0 ? (
        <Link to={to} aria-label={`${groupDigits(count)} ${word} in ${place}`}>
          {groupDigits(count)} {word}
        </Link>
      ) : (
        `None ${word}`
      )}
      {cost !== undefined && <span className={styles.soft}>{formatRupees(cost)}</span>}
    </>
  );
}
