import { type ReactNode, useId } from 'react';
import styles from './properties.module.css';

/** One section of the page of an own listing. */
export function OwnSection({
  title,
  anchor,
  children,
}: {
  readonly title: string;
  readonly anchor?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
