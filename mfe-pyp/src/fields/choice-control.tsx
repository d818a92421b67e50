import { type FieldValue, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';
import { FIELD_HELP } from './fields.words.ts';
import { optionsOf } from './options-of.ts';

type ChoiceField = FieldOfKind<'choice'>;

/** A field of which one option is chosen. */
export function ChoiceControl({ field }: { readonly field: ChoiceField }) {
  const { draft, values, set, problemOf } = useDraftForm();
  return (
    <div id={fieldElementId(field)}>
      <RadioGroup
        legend={fieldLabel(draft.category, field)}
        name={field}
        options={optionsOf(POSTING_FIELDS[field].options)}
        value={values[field]}
        // The options are the values of this field.
        onChange={(chosen) => set(field, chosen as FieldValue<ChoiceField>)}
        help={FIELD_HELP[field]}
        error={problemOf(field)}
      />
    </div>
  );
}
