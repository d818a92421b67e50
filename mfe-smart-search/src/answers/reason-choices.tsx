import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { Legend, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { reasonsFor } from './answers.words.ts';

interface ReasonChoicesProps {
  readonly legend: string;
  readonly rent: boolean;
}

/** Reasons against a home, any number of them. */
export function ReasonChoices({ legend, rent }: ReasonChoicesProps) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <WrappedRow>
        {reasonsFor(rent).map(({ reason, label }) => (
          <ChipToggle key={reason} name="reasons" value={reason}>
            {label}
          </ChipToggle>
        ))}
      </WrappedRow>
    </fieldset>
  );
}
