import type { ReactNode } from 'react';
import { classList } from './class-list.ts';
import styles from './status-label.module.css';

interface StatusLabelProps {
  /** `overlay` reads on pictures. */
  readonly tone?: 'plain' | 'good' | 'attention' | 'bad' | 'information' | 'overlay';
  readonly children: ReactNode;
}

/** A state in a word or two: "rented out", "Sponsored", "Illustration". */
export function StatusLabel({ tone = 'plain', children }: StatusLabelProps) {
  return <span className={classList(styles.label, styles[tone])}>{children}</span>;
}
