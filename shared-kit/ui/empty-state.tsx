import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  /** What there is none of: "No 1 BHK under ₹15,000 here". */
  readonly title: string;
  /** What helps: why, and what would bring some. */
  readonly children?: ReactNode;
  /** Buttons or links that do it. */
  readonly actions?: ReactNode;
  /** A path of `icon-paths`. */
  readonly icon?: string;
}

/** Nothing to show, and a way on. */
export function EmptyState({ title, children, actions, icon }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon}>
          <Icon path={icon} size={24} />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
