import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm as useHookForm } from 'react-hook-form';
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

export interface FormOptions<Field extends string> {
  /** The values at the beginning; absent ones are empty. */
  readonly defaults?: Partial<FormValues<Field>>;
  /** What sends the form: a mutation, or the page's action. */
  readonly sending: Problems & { readonly busy: boolean };
  /**
   * Sends valid values.
   * @returns something truthy once they are sent: the draft is deleted then. A page's action deletes it by itself
   */
  readonly submit: (values: FormValues<Field>, form: FormData) => Promise<unknown>;
}

/** Properties of one field: spread them into a component of `field.tsx`. */
export interface FieldWiring {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly ref: (element: HTMLElement | null) => void;
  readonly onChange: (event: { target: unknown; type?: unknown }) => void;
  readonly onBlur: (event: { target: unknown; type?: unknown }) => void;
}

/** A problem of the form, with the id of its field if it has one. */
export interface FormProblem {
  readonly id?: string;
  readonly message: string;
}

export interface FormState<Field extends string> {
  readonly busy: boolean;
  field(name: Field): FieldWiring;
  /** For the component `Form`. */
  readonly wiring: {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly summary: RefObject<HTMLElement | null>;
    readonly problems: readonly FormProblem[];
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: () => void;
  };
}

/**
 * A form that checks its fields by the rules of its definition. Its values survive a reload and a login, and leaving
 * the page with them asks first. After a failed submit the summary of problems takes the focus.
 */
export function useForm<Field extends string>(
  definition: FormDefinition<Field>,
  { defaults = {}, sending, submit }: FormOptions<Field>,
): FormState<Field> {
  const { session } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const [initial] = useState(defaults);
  const [unsaved, setUnsaved] = useState(false);
  const [mounted, setMounted] = useState(false);
  const names = fieldNames(definition);
  const draft = formDraft(definition.name, session.account?.id);
  const typed = () => valuesOf(definition, new FormData(form.current ?? undefined));
  // Without default values it reads the elements: what was typed before hydration is their value.
  const hook = useHookForm<Record<string, string>>({
    shouldFocusError: false,
    resolver: () => {
      const errors = errorsOf(invalidFields(definition, typed()), 'rule');
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed(), errors: {} };
    },
  });
  const { errors } = hook.formState;
  const { busy, problem, problemsByField } = sending;
  const isRefused = problem !== undefined || Object.keys(problemsByField).length > 0;
  // Errors of react-hook-form exist in browsers only; the markup of the server has the server's problems.
  const errorOf = (name: string) => (mounted ? errors[name]?.message : problemsByField[name]);

  const restore = useEffectEvent(() => {
    setMounted(true);
    const saved = isRefused ? undefined : draft.read();
    if (!saved) return;
    const now = typed();
    for (const name of names) {
      const isUntouched = initial[name] === undefined || now[name] === initial[name];
      const value = saved[name];
      const field: string = name;
      if (value !== undefined && value !== now[name] && isUntouched) hook.setValue(field, value);
    }
    setUnsaved(true);
  });
  useEffect(() => restore(), []);

  const showRefusal = useEffectEvent(() => {
    for (const [name, error] of Object.entries(errorsOf(problemsByField, SERVER))) {
      if (name in definition.fields) hook.setError(name, error);
    }
    wantsFocus.current = true;
    setUnsaved(true);
  });
  // A refusal after the last one is a new object, even if it says the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the problems are read by the event
  useEffect(() => {
    if (isRefused) showRefusal();
  }, [problem, problemsByField, isRefused]);

  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });
  useLeaveWarning(unsaved && !busy);

  const fieldProblems = names.flatMap((name) => {
    const message = errorOf(name);
    return message === undefined ? [] : [{ id: idOf(definition, name), message }];
  });
  const isOfField = names.some((name) => problemsByField[name] !== undefined);
  const general = problem !== undefined && !isOfField ? [{ message: problem }] : [];

  return {
    busy,
    field(name) {
      const { ref, onBlur, onChange } = hook.register(name);
      return {
        id: idOf(definition, name),
        name,
        defaultValue: initial[name] ?? '',
        error: errorOf(name),
        ref,
        onBlur: (event) => void onBlur(event),
        onChange(event) {
          if (errors[name]?.type === SERVER) hook.clearErrors(name);
          void onChange(event);
        },
      };
    },
    wiring: {
      form,
      summary,
      problems: [...general, ...fieldProblems],
      onSubmit(event) {
        if (busy) return event.preventDefault();
        const given = new FormData(event.currentTarget);
        const valid = async () => {
          setUnsaved(false);
          if (await submit(valuesOf(definition, given), given)) deleteDraft(definition.name);
        };
        const invalid = () => {
          wantsFocus.current = true;
        };
        void hook.handleSubmit(valid, invalid)(event);
      },
      onInput() {
        draft.save(withoutSecrets(definition, typed()));
        setUnsaved(true);
      },
    },
  };
}

const SERVER = 'server';

function idOf({ name }: FormDefinition<string>, field: string): string {
  return `${name}-${field}`;
}

function errorsOf(problems: FieldProblems, type: string) {
  return Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, { type, message }]));
}
