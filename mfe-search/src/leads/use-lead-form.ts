import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { type FormEvent, useState } from 'react';

/** Validation errors by field. */
export type Problems<Name extends string> = { readonly [Each in Name]?: string | undefined };

interface LeadForm<Name extends string> {
  readonly problems: Problems<Name>;
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** Text of the answer, once the form is sent. */
  readonly sent: string | undefined;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that is validated, sent once, and then shows the result. The first invalid field gets the focus.
 * @param check returns the validation errors of the typed values
 * @param send makes the call; returns the text to show
 */
export function useLeadForm<Name extends string>(
  check: (field: (name: Name) => string) => Problems<Name>,
  send: (field: (name: Name) => string) => Promise<string>,
): LeadForm<Name> {
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const field = (name: Name) => String(data.get(name) ?? '').trim();
    const found = check(field);
    setProblems(found);
    setFailure(undefined);
    const [first] = Object.entries(found).find(([, problem]) => problem) ?? [];
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    try {
      setSent(await send(field));
    } catch (error) {
      setFailure(failureMessage(error));
    }
    setBusy(false);
  };
  return { problems, failure, busy, sent, submit: (event) => void submit(event) };
}
