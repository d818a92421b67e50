import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A section of the page over its whole width; renders nothing when empty. */
export function Band({ children }: { readonly children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
