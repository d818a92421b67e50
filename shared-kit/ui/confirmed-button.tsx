import { type ReactNode, useState } from 'react';
import { AlertNote } from './alert-note.tsx';
import { Button } from './button.tsx';
import styles from './confirmed-button.module.css';

interface ConfirmedButtonProps {
  readonly variant: 'quiet' | 'danger';
  readonly size?: 'small';
  /** What comes of it, before it does. */
  readonly question: ReactNode;
  readonly yes: string;
  readonly busy: boolean;
  /** Why it was not done, for people. */
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A button for what cannot be taken back: it asks once more, in its own place. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { variant, question, yes, busy, problem, onConfirm, children } = props;
  const size = props.size && { size: props.size };
  const [step, setStep] = useState<'ready' | 'asked' | 'kept'>('ready');
  if (step !== 'asked') {
    return (
      // Whoever keeps it by keys is where they were before.
      <Button {...size} variant={variant} autoFocus={step === 'kept'} onClick={() => setStep('asked')}>
        {children}
      </Button>
    );
  }
  return (
    <fieldset className={styles.asked}>
      <legend>{question}</legend>
      <Button {...size} variant="danger" busy={busy} onClick={onConfirm}>
        {yes}
      </Button>
      {/* The button that was pressed is gone, and this is the safe answer. */}
      <Button {...size} autoFocus onClick={() => setStep('kept')}>
        Keep it
      </Button>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
    </fieldset>
  );
}
