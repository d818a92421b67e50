import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  /** What was not found: "No 1 BHK under ₹15,000 here". */
  readonly title: string;
  /** The reason, and how to get results. */
  readonly children?: ReactNode;
  /** Buttons or links to do so. */
  readonly actions?: ReactNode;
  /** A path of `icon-paths`. */
  readonly icon?: string;
}

/** An empty state with a next step. */
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
