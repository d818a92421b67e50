import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import {
  type CaseField,
  type CaseForm,
  caseFields,
  ID_TYPES,
} from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import type { LegalCaseType } from '@aangan/shared-kit/domain/home-services/legal-services';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import type { FieldWiring } from '@aangan/shared-kit/ui/form-state';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';

import { caseForm } from './case-form.ts';
import { CASE_PAGE_WORDS as WORDS } from './legal-case.words.ts';

interface CaseFieldsProps {
  readonly type: LegalCaseType;
  readonly city: CitySlug;
  /** What was typed before. */
  readonly typed: CaseForm;
  /** What the button says. */
  readonly send: string;
}

const ID_OPTIONS = [{ value: '', label: 'Choose' }, ...ID_TYPES.map((name) => ({ value: name, label: name }))];

/** The form of a case, by the table of its fields. */
export function CaseFields({ type, city, typed, send }: CaseFieldsProps) {
  const form = usePageForm(caseForm(type, city), { defaults: typed });
  return (
    <Form form={form} aria-label={send}>
      {caseFields(type, city).map((field) => (
        <OneField key={field.name} field={field} wiring={form.field(field.name)} />
      ))}
      <Button type="submit" variant="primary" busy={form.busy}>
        {send}
      </Button>
    </Form>
  );
}

function OneField({ field, wiring }: { readonly field: CaseField; readonly wiring: FieldWiring }) {
  const { label, kind, help, optional } = field;
  const props = { ...wiring, label: optional ? WORDS.optional(label) : label, help, autoComplete: 'off' };
  if (kind === 'long') return <TextAreaField {...props} rows={3} maxLength={600} />;
  if (kind === 'idType') return <SelectField {...props} options={ID_OPTIONS} />;
  if (kind === 'phone') return <PhoneField {...props} />;
  if (kind === 'money') return <MoneyField {...props} />;
  if (kind === 'day') return <TextField {...props} type="date" />;
  if (kind === 'pin') return <TextField {...props} inputMode="numeric" maxLength={6} />;
  if (kind === 'lastFour') return <TextField {...props} maxLength={4} />;
  return <TextField {...props} maxLength={120} />;
}
