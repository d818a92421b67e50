import { Stack } from '@aangan/shared-kit/ui/layout';
import type { ReactNode } from 'react';
import styles from './message-log.module.css';

interface MessageScrollerProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The box of messages, the newest at the bottom. It is reversed, so it begins at the newest without JavaScript, and
 * keeps its place when earlier messages are added.
 */
export function MessageScroller({ label, children }: MessageScrollerProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use a keyboard scroll it with the arrow keys
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <div className={styles.log}>{children}</div>
    </section>
  );
}

/** Messages in their order. */
export function MessageList({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.messages}>{children}</ol>;
}

interface MessageRowProps {
  readonly id: string;
  /** The day that begins with this message. */
  readonly day?: string | undefined;
  /** Says that unread messages begin here. */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

/** A message with what is written above it. */
export function MessageRow({ id, day, mark, children }: MessageRowProps) {
  return (
    <Stack as="li" gap={8} id={id}>
      {day !== undefined && <p className={styles.day}>{day}</p>}
      {mark !== undefined && <p className={styles.new}>{mark}</p>}
      {children}
    </Stack>
  );
}

/** What the product says between messages. */
export function MessageNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
