import { usePageAction } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './move.module.css';
import type { MoveStep } from './move-steps.ts';

interface StepFormProps {
  readonly step: MoveStep;
  /** Distinguishes two forms of one step. */
  readonly only?: Readonly<Record<string, string>>;
  readonly children: (busy: boolean) => ReactNode;
}

/** A form of one step of the move, with why it was refused. It is posted to its page without JavaScript. */
export function StepForm({ step, only = {}, children }: StepFormProps) {
  const { refusal, busy, submit } = usePageAction();
  const fixed = { step, ...only };
  const isOwn = refusal && Object.entries(fixed).every(([name, value]) => refusal.values[name] === value);
  const problem = isOwn ? (Object.values(refusal.problemsByField)[0] ?? refusal.problem) : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  return (
    <form method="post" className={styles.form} aria-busy={busy} onSubmit={send}>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(busy)}
    </form>
  );
}
