import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The main action of a page or a sheet. On phones and in sheets it stays at the bottom edge. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
