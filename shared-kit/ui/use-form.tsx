import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FormDefinition,
  type FormValues,
  fieldNames,
  invalidFields,
  valuesOf,
  withoutSecrets,
} from '../platform/form-definition.ts';
import { deleteDraft, formDraft } from '../platform/form-draft.ts';
import { useLeaveWarning } from '../platform/leave-warning.ts';
import { usePlatform } from '../platform/platform.ts';
import type { FieldProblems, Problems } from '../platform/problems.ts';
import { fieldNameOf, fillUntouched } from './form-controls.ts';
import { type FormState, useSummaryFocus } from './form-state.tsx';

export interface FormOptions<Field extends string> {
  /** The values at the beginning; absent ones are empty. */
  readonly defaults?: Partial<FormValues<Field>>;
  /** Hidden fields, such as what tells apart the forms of a page. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** What sends the form: a mutation, or the page's action. */
  readonly sending: Problems & { readonly busy: boolean };
  /**
   * Sends valid values.
   * @returns something truthy once they are sent: the draft is deleted then. A page's action deletes it by itself
   */
  readonly submit: (values: FormValues<Field>, form: FormData) => Promise<unknown>;
}

/**
 * A form that checks its fields by the rules of its definition: each one when the visitor goes on to the next, and all
 * when it is sent. Its values survive a reload and a login, and leaving the page with them asks first. After a failed
 * submit the summary of problems takes the focus.
 */
export function useForm<Field extends string>(
  definition: FormDefinition<Field>,
  { defaults = {}, hidden = {}, sending, submit }: FormOptions<Field>,
): FormState<Field> {
  const { session } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const [unsaved, setUnsaved] = useState(false);
  /** Shown problems that the rules found. */
  const [broken, setBroken] = useState<FieldProblems>({});
  /** Fields that the summary lists, because they stopped the last submit. */
  const [listed, setListed] = useState<readonly string[]>([]);
  /** Fields that were changed after the server refused them. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const { busy, problem, problemsByField } = sending;
  const names = fieldNames(definition);
  const draft = formDraft(definition.name, session.account?.id);
  const typed = () => valuesOf(definition, new FormData(form.current ?? undefined));
  const refused = (name: string) => (corrected.includes(name) ? undefined : problemsByField[name]);
  const errorOf = (name: string) => broken[name] ?? refused(name);
  const problems = names.flatMap((name) => {
    const message = listed.includes(name) ? errorOf(name) : refused(name);
    return message === undefined ? [] : [{ id: idOf(definition, name), message }];
  });
  const isOfField = names.some((name) => problemsByField[name] !== undefined);
  const isRefused = problem !== undefined || Object.keys(problemsByField).length > 0;
  const [summary, focusSummary] = useSummaryFocus();

  const restore = useEffectEvent(() => {
    const saved = isRefused ? undefined : draft.read();
    if (!saved || !form.current) return;
    fillUntouched(form.current, saved, defaults);
    setUnsaved(true);
  });
  useEffect(() => restore(), []);

  const showRefusal = useEffectEvent(() => {
    setCorrected([]);
    setUnsaved(true);
    focusSummary();
  });
  // A refusal after the last one is a new object, even if it says the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the problems are read by the event
  useEffect(() => {
    if (isRefused) showRefusal();
  }, [problem, problemsByField, isRefused]);
  useLeaveWarning(unsaved && !busy);

  /** Updates the shown problems by the rules, with those of one more field. */
  const checkAgain = (...more: string[]) => {
    const now = invalidFields(definition, typed());
    setBroken((shown) => only(now, [...Object.keys(shown), ...more]));
  };

  return {
    busy,
    field: (name) => ({
      id: idOf(definition, name),
      name,
      defaultValue: defaults[name] ?? '',
      error: errorOf(name),
    }),
    wiring: {
      form,
      summary,
      hidden,
      checksItself: true,
      problems: problem !== undefined && !isOfField ? [{ message: problem }, ...problems] : problems,
      onSubmit(event) {
        event.preventDefault();
        if (busy) return;
        const given = new FormData(event.currentTarget, event.nativeEvent.submitter);
        const values = valuesOf(definition, given);
        const invalid = invalidFields(definition, values);
        setBroken(invalid);
        setListed(Object.keys(invalid));
        if (Object.keys(invalid).length > 0) return focusSummary();
        setUnsaved(false);
        void submit(values, given).then((sent) => sent && deleteDraft(definition.name));
      },
      onChange({ target }) {
        draft.save(withoutSecrets(definition, typed()));
        setUnsaved(true);
        const name = fieldNameOf(target);
        if (name) setCorrected((before) => [...before, name]);
        checkAgain();
      },
      onFocus({ target, relatedTarget }) {
        // A press on a button checks nothing yet: a new problem would move the button away from under the pointer.
        const left = fieldNameOf(relatedTarget);
        if (left && fieldNameOf(target) && typed()[left as Field]) checkAgain(left);
      },
    },
  };
}

function idOf({ name }: FormDefinition<string>, field: string): string {
  return `${name}-${field}`;
}

function only(problems: FieldProblems, names: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)));
}
