import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import styles from './answers.module.css';
import { reasonsFor } from './answers.words.ts';

interface ReasonChoicesProps {
  readonly legend: string;
  readonly rent: boolean;
}

/** Reasons against a home, any number of them. */
export function ReasonChoices({ legend, rent }: ReasonChoicesProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.reasons}>
        {reasonsFor(rent).map(({ reason, label }) => (
          <ChipToggle key={reason} name="reasons" value={reason}>
            {label}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  );
}
