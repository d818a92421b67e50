import { type ReactNode, useId } from 'react';
import { type FieldOption, SelectField } from './field.tsx';
import { Legend } from './layout.tsx';
import styles from './range-field.module.css';

export interface Range {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

interface RangeFieldProps {
  readonly legend: ReactNode;
  /** Names of the two selects in a form. */
  readonly names: { readonly minimum: string; readonly maximum: string };
  /** The values on offer, smallest first. */
  readonly steps: readonly number[];
  /** A value in words: `formatShortRupees`. */
  readonly format: (value: number) => string;
  readonly value: Range;
  readonly onChange: (value: Range) => void;
}

/** From and to, as two native selects that cannot cross. A value between the steps is offered too. */
export function RangeField({ legend, names, steps, format, value, onChange }: RangeFieldProps) {
  const id = useId();
  const offered = withOwn(steps, value);
  const change = (part: keyof Range, text: string) => onChange({ ...value, [part]: text ? Number(text) : undefined });
  const options = (any: string, allowed: (step: number) => boolean): FieldOption[] => [
    { value: '', label: any },
    ...offered.filter(allowed).map((step) => ({ value: String(step), label: format(step) })),
  ];
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <div className={styles.pair}>
        <SelectField
          id={`${id}-minimum`}
          label="From"
          name={names.minimum}
          value={value.minimum ?? ''}
          options={options('No minimum', (step) => value.maximum === undefined || step < value.maximum)}
          onChange={(event) => change('minimum', event.target.value)}
        />
        <SelectField
          id={`${id}-maximum`}
          label="To"
          name={names.maximum}
          value={value.maximum ?? ''}
          options={options('No maximum', (step) => value.minimum === undefined || step > value.minimum)}
          onChange={(event) => change('maximum', event.target.value)}
        />
      </div>
    </fieldset>
  );
}

function withOwn(steps: readonly number[], { minimum, maximum }: Range): number[] {
  const own = [minimum, maximum].filter((value) => value !== undefined);
  return [...new Set([...steps, ...own])].sort((one, other) => one - other);
}
