import type { ReactNode } from 'react';
import { indianTime } from '../domain/time-ago.ts';
import styles from './step-line.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface StepLineProps {
  /** Whether steps come by themselves while the page is open. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** The way of something, such as a booking or a payment, from its first step down to the last. */
export function StepLine({ isLive = false, children }: StepLineProps) {
  return (
    <ol className={styles.line} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </ol>
  );
}

interface StepProps {
  /** `end` is a present step after which nothing comes. */
  readonly state: 'done' | 'now' | 'end' | 'next';
  readonly name: ReactNode;
  /** Epoch ms; null where it is not known. */
  readonly at?: number | null;
  /** What the step means. */
  readonly children?: ReactNode;
}

/** One step. */
export function Step({ state, name, at = null, children }: StepProps) {
  return (
    <li className={styles[state]} aria-current={state === 'now' || state === 'end' ? 'step' : undefined}>
      <span className={styles.name}>
        {state === 'next' && <VisuallyHidden>Still to come: </VisuallyHidden>}
        {name}
      </span>
      {at !== null && <time dateTime={new Date(at).toISOString()}>{indianTime(at)}</time>}
      {children}
    </li>
  );
}
