import { type ChangeEvent, type FocusEvent, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';

/** Properties of one field: spread them into a component of `field.tsx`. The browser keeps what is typed. */
export interface FieldWiring {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

/** A problem of the form, with the id of its field if it has one. */
export interface FormProblem {
  readonly id?: string;
  readonly message: string;
}

/** A form, drawn by the component `Form`. */
export interface FormState<Field extends string> {
  readonly busy: boolean;
  field(name: Field): FieldWiring;
  /** For the component `Form`. */
  readonly wiring: {
    readonly form?: RefObject<HTMLFormElement | null>;
    readonly summary: RefObject<HTMLElement | null>;
    readonly hidden: Readonly<Record<string, string>>;
    /** The browser's own checks are off, because the form has rules. */
    readonly checksItself: boolean;
    readonly problems: readonly FormProblem[];
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onChange?: (event: ChangeEvent<HTMLFormElement>) => void;
    readonly onFocus?: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/** The summary of problems, and what moves the focus to it, now or once it is shown. */
export function useSummaryFocus(): readonly [RefObject<HTMLElement | null>, () => void] {
  const summary = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });
  const focus = () => {
    wantsFocus.current = summary.current === null;
    summary.current?.focus();
  };
  return [summary, focus];
}
