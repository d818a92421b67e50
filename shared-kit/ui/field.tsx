import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { groupDigits } from '../domain/money.ts';
import { classList } from './class-list.ts';
import styles from './field.module.css';

interface FieldWords {
  readonly label: ReactNode;
  /** Help text under the field. */
  readonly help?: ReactNode;
  /** The problem, and how to solve it. */
  readonly error?: string | undefined;
}

export interface TextFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  /** Before the typed text, inside the box: "₹". */
  readonly prefix?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, help, error, prefix, ...input }: TextFieldProps) {
  const wiring = useFieldWiring(input.id, help, error);
  return (
    <FieldFrame label={label} help={help} error={error} ids={wiring}>
      <span className={styles.box}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input {...input} {...wiring.control} className={styles.control} />
      </span>
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with the text where the browser can. */
export function TextAreaField({ label, help, error, ...area }: TextAreaFieldProps) {
  const wiring = useFieldWiring(area.id, help, error);
  return (
    <FieldFrame label={label} help={help} error={error} ids={wiring}>
      <span className={styles.box}>
        <textarea rows={4} {...area} {...wiring.control} className={classList(styles.control, styles.area)} />
      </span>
    </FieldFrame>
  );
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** Number of listings with the choice. */
  readonly count?: number;
  readonly disabled?: boolean;
}

interface SelectFieldProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  readonly options: readonly FieldOption[];
  readonly ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, help, error, options, ...select }: SelectFieldProps) {
  const wiring = useFieldWiring(select.id, help, error);
  return (
    <FieldFrame label={label} help={help} error={error} ids={wiring}>
      <span className={classList(styles.box, styles.select)}>
        <select {...select} {...wiring.control} className={styles.control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
              {option.count !== undefined && ` (${groupDigits(option.count)})`}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}

interface FieldWiring {
  readonly control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  readonly helpId: string;
  readonly errorId: string;
}

function useFieldWiring(givenId: string | undefined, help: ReactNode, error: string | undefined): FieldWiring {
  const ownId = useId();
  const id = givenId ?? ownId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = classList(error !== undefined && errorId, Boolean(help) && helpId) || undefined;
  return {
    control: { id, 'aria-describedby': describedBy, 'aria-invalid': error === undefined ? undefined : true },
    helpId,
    errorId,
  };
}

function FieldFrame({ label, help, error, ids, children }: FieldWords & { ids: FieldWiring; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.control.id}>
        {label}
      </label>
      {children}
      <FieldError id={ids.errorId} error={error} />
      {help && (
        <p className={styles.help} id={ids.helpId}>
          {help}
        </p>
      )}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** The problem of a field; nothing while there is none. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={id}>
      {error}
    </p>
  );
}
