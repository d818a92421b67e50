import type { FieldsetHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import styles from './effect-choices.module.css';

interface EffectChoicesProps extends Pick<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'aria-describedby'> {
  readonly legend: string;
  /** Each an `EffectChoice`. */
  readonly children: ReactNode;
}

/** Choices of staff, each with what follows from it. */
export function EffectChoices({ legend, children, ...rest }: EffectChoicesProps) {
  return (
    <fieldset className={styles.choices} {...rest}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface EffectChoiceProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>,
    Readonly<Record<`data-${string}`, string | undefined>> {
  readonly type?: 'radio' | 'checkbox';
  readonly label: ReactNode;
  /** What follows from it, below the label. */
  readonly effect: ReactNode;
}

/** A choice with its effect. */
export function EffectChoice({ type = 'radio', label, effect, ...input }: EffectChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={type} {...input} />
      <span>
        {label}
        <span className={styles.effect}>{effect}</span>
      </span>
    </label>
  );
}
