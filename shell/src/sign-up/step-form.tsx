import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { OFFLINE_WORDS } from './failure-words.ts';
import styles from './sign-up.module.css';
import { useSignUp } from './sign-up-context.ts';
import { useOnline } from './use-online.ts';

interface StepFormProps {
  /** Label that says what happens. */
  readonly action: string;
  readonly onSubmit: (fields: FormData) => void;
  readonly children: ReactNode;
  /** Alternative actions under the button. */
  readonly others?: ReactNode;
  /** Repeats a failed call. Not possible after a password, which is not stored. */
  readonly repeatable?: boolean;
}

/** One step: the error at the top, the fields, and one main action. */
export function StepForm({ action, onSubmit, children, others, repeatable = true }: StepFormProps) {
  const { state, steps } = useSignUp();
  const { failure, busy } = state;
  const online = useOnline();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      {!online && <AlertNote tone="attention">{OFFLINE_WORDS}</AlertNote>}
      {failure && !failure.field && (
        <AlertNote tone="error" {...(failure.retry && repeatable && { onRetry: () => void steps.retry() })}>
          {failure.message}
        </AlertNote>
      )}
      {children}
      <Button type="submit" variant="primary" wide busy={busy}>
        {action}
      </Button>
      {others && <div className={styles.others}>{others}</div>}
    </form>
  );
}

/** A secondary action. */
export function SwitchMethod({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      {children}
    </Button>
  );
}

interface KnownFactProps {
  readonly children: ReactNode;
  /** What Edit changes, for screen readers. */
  readonly name: string;
  readonly onEdit: () => void;
}

/** A value that was entered before, with a button to edit it. */
export function KnownFact({ children, name, onEdit }: KnownFactProps) {
  return (
    <p className={styles.known}>
      <span>{children}</span>
      <Button variant="quiet" size="small" label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </p>
  );
}
