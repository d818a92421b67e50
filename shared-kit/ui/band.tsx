import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A part of the page over its whole width; none where it is empty. */
export function Band({ children }: { readonly children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
