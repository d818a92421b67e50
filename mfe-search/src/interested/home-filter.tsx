import { type InterestedKind, interestedLink } from '@aangan/shared-kit/links/leads';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './interested.module.css';

/** A home of the reader, with the number of interested people. */
export interface OwnHome {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly shortlists: number;
  readonly contacts: number;
}

interface HomeFilterProps {
  readonly kind: InterestedKind;
  readonly listings: readonly OwnHome[];
  readonly chosen: string | undefined;
}

/** Links that filter the list by home, with a count for each; works without JavaScript. */
export function HomeFilter({ kind, listings, chosen }: HomeFilterProps) {
  if (listings.length === 0) return null;
  return (
    <nav aria-label="Your homes">
      <ul className={styles.homes}>
        {listings.length > 1 && (
          <li>
            <Link to={interestedLink(kind)} className={styles.home} aria-current={chosen === undefined || undefined}>
              All homes
            </Link>
          </li>
        )}
        {listings.map(({ id, title, shortlists, contacts }) => (
          <li key={id}>
            <Link to={interestedLink(kind, id)} className={styles.home} aria-current={chosen === id || undefined}>
              {title}
              <span className={styles.soft}>
                {counted(shortlists, 'shortlist')} · {counted(contacts, 'contact')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
