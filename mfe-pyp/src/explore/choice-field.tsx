import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import type { FieldOption } from '@aangan/shared-kit/ui/field';
import { Legend, Stack, WrappedRow } from '@aangan/shared-kit/ui/layout';
import styles from './explore.module.css';
import { EXPLORE_WORDS } from './explore.words.ts';

interface ChoiceFieldProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly FieldOption[];
  /** The value of the address. */
  readonly chosen: string | undefined;
  readonly required?: boolean;
}

/** One choice that the browser keeps and requires by itself, so that it works before and without JavaScript. */
export function ChoiceField({ name, legend, options, chosen, required = false }: ChoiceFieldProps) {
  return (
    <Stack as="fieldset" gap={16}>
      <Legend>
        {legend}
        {!required && <span className={styles.soft}> ({EXPLORE_WORDS.optional})</span>}
      </Legend>
      <WrappedRow>
        {options.map(({ value, label }) => (
          <ChipToggle
            key={value}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={required}
          >
            {label}
          </ChipToggle>
        ))}
      </WrappedRow>
    </Stack>
  );
}
