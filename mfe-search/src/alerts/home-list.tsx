import { FEEDBACK_LINK } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { ListingCardView } from '../listing-card/public.ts';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import type { ShownHome } from './shown-home.ts';

interface HomeListProps {
  readonly title: string;
  readonly homes: readonly ShownHome[];
}

/** Homes that match now, each with the reasons. */
export function HomeList({ title, homes }: HomeListProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {homes.length === 0 && <p className={styles.soft}>{ALERTS_WORDS.noMatch}</p>}
      {homes.length > 0 && (
        <p className={styles.soft}>
          {ALERTS_WORDS.feedback} <Link to={FEEDBACK_LINK}>See or undo it</Link>
        </p>
      )}
      <ul className={styles.cards}>
        {homes.map(({ listing, reasons }) => (
          <li key={listing.id}>
            <ListingCardView listing={listing} />
            {reasons && <p className={styles.soft}>Why it fits: {reasons}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
