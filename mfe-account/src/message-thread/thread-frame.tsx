import { BackLink } from '@aangan/shared-kit/ui/back-link';
import type { ReactNode } from 'react';
import styles from './thread-frame.module.css';

/** A conversation: its header, messages and field, over the height of its box. */
export function ThreadFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.thread}>{children}</div>;
}

interface ThreadTopProps {
  /** Where the arrow of phones leads. */
  readonly back: string;
  readonly name: string;
  /** What is known of the other side now. */
  readonly line: string;
  /** The menu. */
  readonly children?: ReactNode;
}

/** Whom the conversation is with. */
export function ThreadTop({ back, name, line, children }: ThreadTopProps) {
  return (
    <header className={styles.header}>
      <BackLink to={back} className={styles.back} />
      <div className={styles.person}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.presence}>{line}</p>
      </div>
      {children}
    </header>
  );
}
