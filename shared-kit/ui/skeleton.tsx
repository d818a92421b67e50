import { classList } from './class-list.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is a line of text high, `title` a heading, `picture` 4:3, `block` as high as its box. */
  readonly shape?: 'text' | 'title' | 'picture' | 'block';
  /** Share of the width it takes. */
  readonly width?: 'full' | 'three-quarters' | 'half' | 'third';
}

/** A placeholder with the size of the content. It shows only after 150 ms, so that fast answers do not flicker. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={classList(styles.skeleton, styles[shape], styles[width])} />;
}
