import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { caseFieldError, caseFields } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import type { LegalCaseType } from '@aangan/shared-kit/domain/home-services/legal-services';
import { defineForm, type FieldRule, type FormDefinition } from '@aangan/shared-kit/platform/form-definition';

/** The form of a service in a city, by the rules of the call. */
export function caseForm(type: LegalCaseType, city: CitySlug): FormDefinition<string> {
  const rules = caseFields(type, city).map((field): [string, FieldRule<string>] => [
    field.name,
    (value) => caseFieldError(field, value),
  ]);
  return defineForm({ name: `legal-case-${type.toLowerCase()}`, fields: Object.fromEntries(rules) });
}
