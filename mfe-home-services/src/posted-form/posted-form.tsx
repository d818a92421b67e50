import { usePageAction } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './posted-form.module.css';

/** What a form's fields need. */
export interface PostedFields {
  readonly busy: boolean;
  /** Properties of a field: what was typed before a refusal, and what is wrong with it. */
  field(name: string): {
    readonly name: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
}

interface PostedFormProps {
  /** Hidden fields, which tell the forms of one page apart. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly label?: string;
  readonly children: (fields: PostedFields) => ReactNode;
}

/**
 * A short form that its page's action checks, also without JavaScript. It has neither drafts nor checks while typing,
 * and so a third of the bytes of `usePageForm`.
 */
export function PostedForm({ fixed = {}, label, children }: PostedFormProps) {
  const { refusal, busy, submit } = usePageAction();
  const isOwn = refusal && Object.entries(fixed).every(([name, value]) => refusal.values[name] === value);
  const own = isOwn ? refusal : undefined;
  const wrong = Object.values(own?.problemsByField ?? {});
  const problem = wrong.length > 0 ? wrong.join(' ') : own?.problem;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  const field: PostedFields['field'] = (name) => ({
    name,
    defaultValue: own?.values[name] ?? '',
    error: own?.problemsByField[name],
  });
  return (
    <form method="post" noValidate className={styles.form} aria-label={label} aria-busy={busy} onSubmit={send}>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ busy, field })}
    </form>
  );
}
