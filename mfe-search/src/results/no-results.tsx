import { postPropertyLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { AlertLink } from '../alerts/public.ts';
import styles from './no-results.module.css';
import type { NoResultsWords } from './no-results-words.ts';

interface NoResultsProps {
  readonly words: NoResultsWords;
  /** Address to save the search and be notified of the first match. */
  readonly address: string;
}

/** The empty result: which filter excludes everything, what relaxing it brings, and nearby places. */
export function NoResults({ words: { title, hint, ways, nearby }, address }: NoResultsProps) {
  const actions = ways.map(({ label, to }, index) => (
    <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
      {label}
    </LinkButton>
  ));
  return (
    <EmptyState icon={searchIcon} title={title} actions={actions}>
      <p>{hint}</p>
      <p>
        <AlertLink address={address}>Save alert</AlertLink>
      </p>
      <p>
        Own a home here? <Link to={postPropertyLink()}>Post it free</Link>
      </p>
      {nearby.length > 0 && (
        <p className={styles.nearby}>
          Close by:
          {nearby.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </EmptyState>
  );
}
