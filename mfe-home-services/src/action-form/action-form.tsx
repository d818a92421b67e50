import { usePageAction } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './action-form.module.css';

interface ActionFormProps {
  /** Tells the forms of a page apart, in the hidden field `do`. */
  readonly doing: string;
  /** Further hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A form without drafts that is sent to its page's action, with or without JavaScript. A refusal is shown above it. */
export function ActionForm({ doing, hidden = {}, className, children, ...label }: ActionFormProps) {
  const { busy, submit } = usePageAction();
  const refusal = useFormRefusal(doing, hidden);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  return (
    <form
      {...label}
      method="post"
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={send}
      aria-busy={busy}
    >
      {refusal?.problem !== undefined && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <input type="hidden" name="do" value={doing} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Why this form was refused; undefined if another one was, or none. */
export function useFormRefusal(doing: string, hidden: Readonly<Record<string, string>> = {}) {
  const { refusal } = usePageAction();
  const isOwn =
    refusal?.values.do === doing && Object.entries(hidden).every(([name, value]) => refusal.values[name] === value);
  return isOwn ? refusal : undefined;
}
