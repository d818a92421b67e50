import { useId } from 'react';
import { Button } from './button.tsx';
import styles from './counter-field.module.css';
import { ProblemText, Stack } from './layout.tsx';

interface CounterFieldProps {
  readonly label: string;
  /** Undefined while nothing was chosen. */
  readonly value: number | undefined;
  readonly minimum: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
}

/** A small number that is chosen by two buttons: bathrooms, beds. The first press on "more" chooses 1. */
export function CounterField({ label, value, minimum, maximum, onChange, error }: CounterFieldProps) {
  const id = useId();
  const step = (by: 1 | -1) => onChange(Math.min(maximum, Math.max(minimum, (value ?? 0) + by)));
  return (
    <Stack gap={4} role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <div className={styles.row}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <Button label={`Fewer: ${label}`} disabled={value === undefined || value <= minimum} onClick={() => step(-1)}>
          −
        </Button>
        <output className={styles.value}>{value ?? '–'}</output>
        <Button label={`More: ${label}`} disabled={value !== undefined && value >= maximum} onClick={() => step(1)}>
          +
        </Button>
      </div>
      {error !== undefined && <ProblemText id={`${id}-error`}>{error}</ProblemText>}
    </Stack>
  );
}
