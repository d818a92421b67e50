import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './choice-cards.module.css';
import { SmallText, Stack } from './layout.tsx';

interface ChoiceCardsProps {
  readonly legend: string;
  /** Where a heading above says the same. */
  readonly hidesLegend?: boolean;
  readonly children: ReactNode;
}

/** A few choices of which each needs a line of explanation, as cards with a radio button. */
export function ChoiceCards({ legend, hidesLegend = false, children }: ChoiceCardsProps) {
  return (
    <Stack as="fieldset" gap={12}>
      <legend className={hidesLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {children}
    </Stack>
  );
}

interface ChoiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'title' | 'type'> {
  readonly title: ReactNode;
  /** What the choice means. */
  readonly help: ReactNode;
}

/** One choice; the whole card can be pressed. */
export function ChoiceCard({ title, help, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" {...input} />
      <span>
        <strong>{title}</strong>
        <SmallText as="span">{help}</SmallText>
      </span>
    </label>
  );
}
