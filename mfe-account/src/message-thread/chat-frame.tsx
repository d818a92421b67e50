import type { ReactNode } from 'react';
import styles from './chat-frame.module.css';

interface ChatFrameProps {
  /** The list of conversations. */
  readonly side: ReactNode;
  /** Label of the list. */
  readonly label: string;
  /** Which of both a phone shows. */
  readonly shows: 'list' | 'thread';
  readonly children: ReactNode;
}

/** The list beside the open conversation; phones show one of both. */
export function ChatFrame({ side, label, shows, children }: ChatFrameProps) {
  return (
    <div className={styles.frame} data-shows={shows} {...(shows === 'thread' && { 'data-own-header': true })}>
      <section className={styles.side} aria-label={label}>
        {side}
      </section>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
