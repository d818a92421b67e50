import { type ReactNode, useState } from 'react';
import { AlertNote } from './alert-note.tsx';
import { Button } from './button.tsx';
import styles from './confirmed-button.module.css';

interface ConfirmedButtonProps {
  readonly variant: 'quiet' | 'danger';
  readonly size?: 'small';
  /** The consequence, shown before the action. */
  readonly question: ReactNode;
  readonly yes: string;
  readonly busy: boolean;
  /** Why it failed, for people. */
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** A button for an irreversible action: it asks for confirmation in its own place. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { variant, question, yes, busy, problem, onConfirm, children } = props;
  const size = props.size && { size: props.size };
  const [step, setStep] = useState<'ready' | 'asked' | 'kept'>('ready');
  if (step !== 'asked') {
    return (
      // Keyboard users keep their focus position.
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
      {/* The pressed button has been removed, and this is the safe answer. */}
      <Button {...size} autoFocus onClick={() => setStep('kept')}>
        Keep it
      </Button>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
    </fieldset>
  );
}
