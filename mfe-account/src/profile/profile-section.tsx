import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** What it is for, in a line. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the profile. */
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

/** What became of saving: said in place and read out. */
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
