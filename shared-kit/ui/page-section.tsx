import type { ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that a tab links to. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
