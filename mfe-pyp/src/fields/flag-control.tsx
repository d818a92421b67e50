import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';
import styles from './fields.module.css';

/** A question that is answered with yes by a tick. */
export function FlagControl({ field }: { readonly field: FieldOfKind<'flag'> }) {
  const { draft, values, set } = useDraftForm();
  return (
    <label className={styles.flag}>
      <input
        id={fieldElementId(field)}
        name={field}
        type="checkbox"
        checked={values[field] ?? false}
        onChange={(event) => set(field, event.target.checked)}
      />
      {fieldLabel(draft.category, field)}
    </label>
  );
}
