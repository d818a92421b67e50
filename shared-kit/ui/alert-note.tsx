import type { ReactNode } from 'react';
import styles from './alert-note.module.css';
import { Button } from './button.tsx';
import { classList } from './class-list.ts';
import { Icon } from './icon.tsx';
import { alertIcon, checkIcon, infoIcon } from './note-icon-paths.tsx';

interface AlertNoteProps {
  readonly tone: 'info' | 'good' | 'attention' | 'error';
  /** What happened, and what to do. */
  readonly children: ReactNode;
  /** Shows a retry button. */
  readonly onRetry?: () => void;
  /** A retry is under way. */
  readonly busy?: boolean;
}

const LOOKS = {
  info: { icon: infoIcon, role: 'status' },
  good: { icon: checkIcon, role: 'status' },
  attention: { icon: alertIcon, role: 'status' },
  error: { icon: alertIcon, role: 'alert' },
} as const;

/** A note in the flow of the page, read out when it appears. */
export function AlertNote({ tone, children, onRetry, busy = false }: AlertNoteProps) {
  const { icon, role } = LOOKS[tone];
  return (
    <div role={role} className={classList(styles.note, styles[tone])}>
      <Icon path={icon} />
      <div className={styles.words}>{children}</div>
      {onRetry && (
        <Button size="small" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
