import type { ReactNode } from 'react';
import type { Breadcrumb } from '../platform/page.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './detail-frame.module.css';

interface DetailFrameProps {
  readonly crumbs: readonly Breadcrumb[];
  /** The gallery with what is over it: the top of the page on phones. */
  readonly photos: ReactNode;
  /** Price and main actions: below the photos, or beside them and the sections on wide screens. */
  readonly side: ReactNode;
  /** The tabs and the sections that they lead to. */
  readonly sections: ReactNode;
  /** What follows in full width. */
  readonly children: ReactNode;
}

/** The page of one home or project. */
export function DetailFrame({ crumbs, photos, side, sections, children }: DetailFrameProps) {
  return (
    <article className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={crumbs} />
      </div>
      <div className={styles.columns}>
        <div className={styles.photos}>{photos}</div>
        <div className={styles.side}>
          <div className={styles.sticky}>{side}</div>
        </div>
        <div className={styles.sections}>{sections}</div>
      </div>
      {children}
    </article>
  );
}
