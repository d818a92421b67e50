import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** One line that says what the section is for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the profile. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.soft}>{lead}</p>}
      {children}
    </section>
  );
}

/** The result of saving, shown in place and announced to screen readers. */
export function Outcome({
  problem,
  good,
}: {
  readonly problem?: string | undefined;
  readonly good?: string | undefined;
}) {
  if (problem !== undefined) {
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  }
  return (
    <p role="status" className={styles.good}>
      {good}
    </p>
  );
}
