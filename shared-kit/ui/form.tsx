import type { FormHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classList } from './class-list.ts';
import styles from './form.module.css';
import { FORM_WORDS } from './form.words.ts';
import type { FormProblem, FormState } from './form-state.tsx';

interface FormProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'aria-label' | 'aria-labelledby' | 'className'> {
  /** Of `useForm`, `usePageForm` or `useActionForm`. */
  readonly form: Pick<FormState<never>, 'busy' | 'wiring'>;
  readonly children: ReactNode;
}

/** A form with a summary of its problems above its fields. Without JavaScript it is posted to its page. */
export function Form({ form: { busy, wiring }, children, className, ...label }: FormProps) {
  const { form, summary, hidden, checksItself, problems, onSubmit, onChange, onFocus } = wiring;
  return (
    <form
      {...label}
      ref={form}
      method="post"
      noValidate={checksItself}
      className={classList(styles.form, !checksItself && styles.press, className)}
      aria-busy={busy}
      onSubmit={onSubmit}
      onChange={onChange}
      onFocus={onFocus}
    >
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noAutofocus: the focus moves to the problems without JavaScript, too
        <section ref={summary} tabIndex={-1} autoFocus className={styles.summary} aria-label="What to change">
          <Summary problems={problems} />
        </section>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function Summary({ problems }: { readonly problems: readonly FormProblem[] }) {
  const ofFields = problems.filter(({ id }) => id !== undefined);
  return (
    <>
      {problems.map(({ id, message }) => id === undefined && <p key={message}>{message}</p>)}
      {ofFields.length > 0 && (
        <>
          <p>{ofFields.length === 1 ? FORM_WORDS.one : FORM_WORDS.many(ofFields.length)}</p>
          <ul>
            {ofFields.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToField}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A link to a place on the page would be a navigation of the router, and moves no focus by itself. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
