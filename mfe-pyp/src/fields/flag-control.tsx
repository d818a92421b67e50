import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';

/** A question that is answered with yes by a tick. */
export function FlagControl({ field }: { readonly field: FieldOfKind<'flag'> }) {
  const { draft, values, set } = useDraftForm();
  return (
    <CheckRow>
      <input
        id={fieldElementId(field)}
        name={field}
        type="checkbox"
        checked={values[field] ?? false}
        onChange={(event) => set(field, event.target.checked)}
      />
      {fieldLabel(draft.category, field)}
    </CheckRow>
  );
}
