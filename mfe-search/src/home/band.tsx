import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A part of the page over its whole width, which costs nothing until it is near the screen; none where it is empty. */
export function Band({ children }: { readonly children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
