import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './message-log.module.css';

interface MessageBubbleProps {
  /** Who has written it, for people who do not see its side. */
  readonly author: string;
  readonly own: boolean;
  readonly unsent?: boolean;
  /** When it was sent, and how far it has come. */
  readonly meta?: ReactNode;
  /** What follows below. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A message of one of the two sides. */
export function MessageBubble({ author, own, unsent = false, meta, below, children }: MessageBubbleProps) {
  return (
    <div className={styles.message} data-own={own || undefined} data-unsent={unsent || undefined}>
      <div className={styles.bubble}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {children}
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
      {below}
    </div>
  );
}

/** The words of a message, with their lines. */
export function MessageText({ children }: { readonly children: string }) {
  return (
    <p className={styles.text} data-text>
      {children}
    </p>
  );
}
