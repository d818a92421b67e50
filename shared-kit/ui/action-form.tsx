import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useOwnRefusal } from '../platform/own-refusal.ts';
import { usePageAction } from '../platform/page.ts';
import { Form } from './form.tsx';
import { type FormState, useSummaryFocus } from './form-state.tsx';

/** A form of one press: its page's action alone checks it, and it has no draft. */
export interface ActionFormState extends Pick<FormState<never>, 'busy' | 'wiring'> {
  /** Why the press was refused. */
  readonly refusal: ReturnType<typeof useOwnRefusal>;
  /** @param now the value before a refusal */
  field(name: string, now?: string): ReturnType<FormState<string>['field']>;
}

/**
 * A press that is sent to the page's action, with what has to be said about it, such as a reason. It works without
 * JavaScript, too. What people take minutes to fill is a `usePageForm`.
 * @param hidden tells the forms of a page apart: an action returns them in its refusal
 */
export function useActionForm(hidden: Readonly<Record<string, string>>): ActionFormState {
  const { busy, submit } = usePageAction();
  const refusal = useOwnRefusal(hidden);
  const form = useId();
  const [summary, focusSummary] = useSummaryFocus();
  const showRefusal = useEffectEvent(focusSummary);
  useEffect(() => {
    if (refusal) showRefusal();
  }, [refusal]);
  const [edited, setEdited] = useState<{ readonly of: typeof refusal; readonly names: readonly string[] }>();
  const changed = edited?.of === refusal ? (edited?.names ?? []) : [];
  // A problem stays until its field is changed.
  const inFields = Object.entries(refusal?.problemsByField ?? {});
  const problems = inFields.filter(([name]) => !changed.includes(name));
  const ofFields = problems.map(([name, message]) => ({
    id: `${form}-${name}`,
    message,
  }));
  return {
    busy,
    refusal,
    field: (name, now = '') => ({
      id: `${form}-${name}`,
      name,
      defaultValue: refusal?.values[name] ?? now,
      error: problems.find(([field]) => field === name)?.[1],
    }),
    wiring: {
      summary,
      hidden,
      checksItself: false,
      problems: inFields.length === 0 && refusal?.problem !== undefined ? [{ message: refusal.problem }] : ofFields,
      onChange({ target: { name } }) {
        if (problems.some(([field]) => field === name)) setEdited({ of: refusal, names: [...changed, name] });
      },
      onSubmit(event) {
        event.preventDefault();
        if (!busy) submit(new FormData(event.currentTarget, event.nativeEvent.submitter));
      },
    },
  };
}

interface ActionFormProps {
  readonly hidden: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A button with a form of its own around it. */
export function ActionForm({ hidden, children, ...form }: ActionFormProps) {
  return (
    <Form form={useActionForm(hidden)} {...form}>
      {children}
    </Form>
  );
}
