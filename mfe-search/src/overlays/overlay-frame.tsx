import type { ReactNode } from 'react';
import styles from './overlay-frame.module.css';

interface OverlayFrameProps {
  readonly title: string;
  /** What the page is for, under its title. */
  readonly purpose: ReactNode;
  readonly children: ReactNode;
}

/** What the pages of all rows have alike, in a sheet and alone. */
export function OverlayFrame({ title, purpose, children }: OverlayFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{purpose}</p>
      </header>
      {children}
    </div>
  );
}
