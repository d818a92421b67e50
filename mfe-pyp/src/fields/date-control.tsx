import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { TextField } from '@aangan/shared-kit/ui/field';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';
import styles from './fields.module.css';
import { FROM_TODAY } from './fields.words.ts';

/** The day from which the home is free: today with one press, or any other. */
export function DateControl({ field }: { readonly field: FieldOfKind<'date'> }) {
  const { draft, values, set, leave, problemOf } = useDraftForm();
  const today = indiaDay(usePlatform().now);
  const value = values[field];
  return (
    <div className={styles.date}>
      <TextField
        id={fieldElementId(field)}
        name={field}
        type="date"
        label={fieldLabel(draft.category, field)}
        value={value ?? ''}
        min={today}
        error={problemOf(field)}
        onChange={(event) => set(field, event.currentTarget.value || undefined)}
        onBlur={() => leave(field)}
      />
      <ChipToggle checked={value === today} onChange={(event) => set(field, event.target.checked ? today : undefined)}>
        {FROM_TODAY}
      </ChipToggle>
    </div>
  );
}
