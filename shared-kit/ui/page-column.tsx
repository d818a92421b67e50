import type { ComponentPropsWithRef } from 'react';
import { classList } from './class-list.ts';
import styles from './page-column.module.css';

interface PageColumnProps extends ComponentPropsWithRef<'div'> {
  /** How wide it may become: the page, 56, 48 or 44 rem, or a line of text. */
  readonly width: 'full' | 'list' | 'medium' | 'form' | 'text';
  /** Space between its sections, as the `--space-…` of tokens.css; 24 by default. */
  readonly gap?: 24 | 32;
  /** Space above, as the `--space-…`; 24 by default. */
  readonly top?: 12 | 16 | 24 | 32;
  /** Space below, as the `--space-…`; 48 by default. */
  readonly bottom?: 32 | 48 | 72;
}

/** The column of a page. */
export function PageColumn({ width, gap = 24, top = 24, bottom = 48, className, ...props }: PageColumnProps) {
  const classes = [styles.column, styles[width], styles[`gap${gap}`], styles[`top${top}`], styles[`bottom${bottom}`]];
  return <div {...props} className={classList(...classes, className)} />;
}
