import { FEEDBACK_LINK } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { SoftText } from '@aangan/shared-kit/ui/layout';
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
      {homes.length === 0 && <SoftText>{ALERTS_WORDS.noMatch}</SoftText>}
      {homes.length > 0 && (
        <SoftText>
          {ALERTS_WORDS.feedback} <Link to={FEEDBACK_LINK}>See or undo it</Link>
        </SoftText>
      )}
      <ul className={styles.cards}>
        {homes.map(({ listing, reasons }) => (
          <li key={listing.id}>
            <ListingCardView listing={listing} />
            {reasons && <SoftText>Why it fits: {reasons}</SoftText>}
          </li>
        ))}
      </ul>
    </section>
  );
}
