import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import styles from './photo-bar.module.css';

interface PhotoBarProps {
  /** The page for visitors who came from elsewhere. */
  readonly backTo: string;
  /** The buttons at the end, each with the class. */
  readonly children: (button: string | undefined) => ReactNode;
}

/** Back and other round buttons over the first photo on phones; wide screens have them in the page. */
export function PhotoBar({ backTo, children }: PhotoBarProps) {
  return (
    <div className={styles.bar}>
      <BackLink to={backTo} className={styles.button} />
      <span className={styles.end}>{children(styles.button)}</span>
    </div>
  );
}
