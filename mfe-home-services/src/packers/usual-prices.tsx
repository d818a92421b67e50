import { groupDigits } from '@aangan/shared-kit/domain/money';
import { moveEstimateLink } from '@aangan/shared-kit/links/move-plan';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { rangeText } from '../move-plan/public.ts';
import type { PackersData } from './load-packers.ts';
import styles from './packers.module.css';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';

/** Examples of prices: by the size of the home in the city, and from it to the other cities. */
export function UsualPrices({ city, prices }: Pick<PackersData, 'city' | 'prices'>) {
  return (
    <>
      <Section aria-labelledby="prices-within">
        <h2 id="prices-within">{WORDS.within(city.name)}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{WORDS.home}</th>
              <th scope="col">{WORDS.price}</th>
              <th scope="col" className={styles.wide}>
                {WORDS.vehicle}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.within.map(({ size, title, vehicle, ...range }) => (
              <tr key={size}>
                <th scope="row">{title}</th>
                <td>{rangeText(range)}</td>
                <td className={styles.wide}>{vehicle}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section aria-labelledby="prices-between">
        <h2 id="prices-between">{WORDS.between(city.name)}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{WORDS.to}</th>
              <th scope="col">{WORDS.price}</th>
              <th scope="col" className={styles.wide}>
                {WORDS.distance}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.between.map(({ city: slug, name, km, ...range }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link to={`${estimateOf(city.slug, slug)}&home=BHK2`}>{name}</Link>
                </th>
                <td>{rangeText(range)}</td>
                <td className={styles.wide}>{groupDigits(km)} km</td>
              </tr>
            ))}
          </tbody>
        </table>
        <SmallText>{WORDS.examples}</SmallText>
      </Section>
    </>
  );
}

function estimateOf(from: PackersData['city']['slug'], to: string): string {
  const ends = { from: { city: from }, to: { city: to as PackersData['city']['slug'] } };
  return moveEstimateLink(ends);
}
