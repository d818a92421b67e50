import type { ReactNode } from 'react';
import styles from './add-to-comparison.module.css';
import { LinkButton } from './button.tsx';
import { plusIcon } from './icon-paths.tsx';

interface AddToComparisonProps {
  /** Of its heading; links lead there. */
  readonly id: string;
  readonly title: string;
  /** A form, and rows of candidates. */
  readonly children: ReactNode;
}

/** Ways to add something to a comparison. */
export function AddToComparison({ id, title, children }: AddToComparisonProps) {
  return (
    <section className={styles.add} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface CandidateProps {
  /** The comparison with it. */
  readonly to: string;
  /** Its card. */
  readonly children: ReactNode;
}

/** Something that can be added. */
export function Candidate({ to, children }: CandidateProps) {
  return (
    <div className={styles.candidate}>
      {children}
      <LinkButton size="small" icon={plusIcon} to={to}>
        Compare this one
      </LinkButton>
    </div>
  );
}
