import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { knowYourRentLink } from '@aangan/shared-kit/links/know-your-rent';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HomeCarousels } from './home-carousels.ts';
import styles from './price-trends.module.css';

interface PriceTrendsProps {
  readonly trends: HomeCarousels['trends'];
  readonly city: string;
  readonly cityName: string;
}

/** Monthly rents of 2 BHK homes in the busiest localities: a table with a bar and the sample size per row. */
export function PriceTrends({ trends, city, cityName }: PriceTrendsProps) {
  const id = useId();
  const { now } = usePlatform();
  if (trends.length === 0) return null;
  const dearest = Math.max(...trends.map(({ rent }) => rent));
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{CITY_CAROUSELS_WORDS.costTitle(cityName)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={CITY_CAROUSELS_WORDS.trends}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Locality</th>
              <th scope="col">Rent a month</th>
              <th scope="col">In 12 months</th>
              <th scope="col">Price a sq ft</th>
              <th scope="col">Listings</th>
            </tr>
          </thead>
          <tbody>
            {trends.map((trend) => (
              <tr key={trend.slug}>
                <th scope="row">
                  <Link to={searchLink({ ...emptySearch('RENT', city), localities: [trend.slug], bhk: ['BHK2'] })}>
                    {trend.locality}
                  </Link>
                </th>
                <td className={styles.rent}>
                  <span className={styles.bar} style={{ inlineSize: `${Math.round((trend.rent / dearest) * 100)}%` }} />
                  {formatRupees(trend.rent)}
                </td>
                <td>{changeWords(trend.rentChangePercent)}</td>
                <td>{formatRupees(trend.pricePerSqft)}</td>
                <td>{groupDigits(trend.sampleSize)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SmallText>{CITY_CAROUSELS_WORDS.trendsNote(formatDay(now))}</SmallText>
      <p>
        <Link to={knowYourRentLink({ city })}>{CITY_CAROUSELS_WORDS.estimate}</Link>
      </p>
    </Section>
  );
}

/** `4.2% up`, `1% down`, `no change`. */
function changeWords(percent: number): string {
  if (percent === 0) return 'no change';
  return `${Math.abs(percent)}% ${percent > 0 ? 'up' : 'down'}`;
}
