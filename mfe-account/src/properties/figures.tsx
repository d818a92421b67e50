import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { FIGURES_WORDS } from './figures.words.ts';
import styles from './properties.module.css';
import { OWN_LISTING_WORDS } from './properties.words.ts';

type Statistics = CallAnswer<'GET /api/v1/property/manage/{propertyId}/statistics'>;

const ROWS = [
  { key: 'inResults', label: FIGURES_WORDS.shown },
  { key: 'seenBy', label: FIGURES_WORDS.opened },
  { key: 'shortlists', label: 'Shortlists' },
  { key: 'contacts', label: 'Contacts' },
] as const;

/** How many people a listing reached, beside homes like it. */
export function Figures({ statistics }: { readonly statistics: Statistics }) {
  const { days, visits, homesLikeIt } = statistics;
  return (
    <>
      <p>
        Posted {days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}.{' '}
        {visits > 0 && `${visits === 1 ? '1 visit was' : `${visits} visits were`} booked.`}
      </p>
      <table className={styles.figures}>
        <caption className="visually-hidden">{FIGURES_WORDS.reach}</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Yours</th>
            {homesLikeIt && <th scope="col">Similar homes</th>}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{groupDigits(statistics[key])}</td>
              {homesLikeIt && <td>{mean(homesLikeIt[key])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{homesLikeIt ? FIGURES_WORDS.averages(homesLikeIt.homes) : OWN_LISTING_WORDS.fewHomes}</p>
    </>
  );
}

/** A mean with one decimal below ten. */
function mean(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : groupDigits(Math.round(value));
}
