import { type ReactNode, useId } from 'react';
import { groupDigits } from '../domain/money.ts';
import { CheckRow } from './check-row.tsx';
import { ChipToggle } from './chip.tsx';
import styles from './choice-group.module.css';
import { classList } from './class-list.ts';
import type { FieldOption } from './field.tsx';

interface GroupProps {
  readonly legend: ReactNode;
  /** Name of each input in a form. */
  readonly name: string;
  readonly options: readonly FieldOption[];
  /** `chips` by default; `rows` for longer labels, with counts at the end of the row. */
  readonly look?: 'chips' | 'rows';
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

interface CheckboxGroupProps extends GroupProps {
  readonly value: readonly string[];
  /** Called with all chosen values, in the order of the options. */
  readonly onChange: (value: string[]) => void;
}

/** Any number of choices. */
export function CheckboxGroup({ value, onChange, ...group }: CheckboxGroupProps) {
  const toggle = (option: string, chosen: boolean) => {
    const next = new Set(value);
    if (chosen) next.add(option);
    else next.delete(option);
    onChange(group.options.map((each) => each.value).filter((each) => next.has(each)));
  };
  return <Group {...group} type="checkbox" isChosen={(option) => value.includes(option)} onToggle={toggle} />;
}

interface RadioGroupProps extends GroupProps {
  /** The chosen value, or undefined while there is none. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One choice. Put an "Any" option first where none is an answer too. */
export function RadioGroup({ value, onChange, ...group }: RadioGroupProps) {
  return <Group {...group} type="radio" isChosen={(option) => option === value} onToggle={onChange} />;
}

interface Behaviour {
  readonly type: 'checkbox' | 'radio';
  readonly isChosen: (option: string) => boolean;
  readonly onToggle: (option: string, chosen: boolean) => void;
}

function Group({
  legend,
  name,
  options,
  look = 'chips',
  help,
  error,
  type,
  isChosen,
  onToggle,
}: GroupProps & Behaviour) {
  const id = useId();
  const describedBy = classList(error !== undefined && `${id}-error`, Boolean(help) && `${id}-help`) || undefined;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles[look]}>
        {options.map((option) => {
          const input = {
            type,
            name,
            value: option.value,
            checked: isChosen(option.value),
            disabled: option.disabled ?? false,
            onChange: (event: { target: { checked: boolean } }) => onToggle(option.value, event.target.checked),
          };
          return look === 'chips' ? (
            <ChipToggle key={option.value} {...input} {...(option.count !== undefined && { count: option.count })}>
              {option.label}
            </ChipToggle>
          ) : (
            <CheckRow key={option.value} className={styles.option}>
              <input {...input} />
              {option.label}
              {option.count !== undefined && <span className={styles.count}>{groupDigits(option.count)}</span>}
            </CheckRow>
          );
        })}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
