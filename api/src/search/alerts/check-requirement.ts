import { alertInputs } from '@aangan/shared-kit/domain/alert-inputs';
import { missingAlertFields } from '@aangan/shared-kit/domain/alert-requirement';
import type { Requirement } from '@aangan/shared-kit/domain/requirement-search';
import type { InputIssue } from '../../foundation/server/public.ts';

/** Error text of a mandatory field without an answer. */
const MISSING = 'Choose one to continue.';

/**
 * Validation errors of a requirement, by field.
 * Source: product-and-plans, section 5 (alert requirement mandatory fields by type).
 */
export function requirementIssues({ category, answers }: Requirement): InputIssue[] {
  const inputs = alertInputs(category);
  const field = (name: string) => `body.requirements.${category}.${name}`;
  const missing = missingAlertFields(category, answers).map((id) => ({ field: field(id), reason: MISSING }));
  const odd = Object.entries(answers).flatMap(([id, given = []]) => {
    const input = inputs.find((each) => each.id === id);
    if (!input) return [{ field: field(id), reason: 'is not part of this form' }];
    const known = given.every((value) => input.values.some((option) => option.value === value));
    const fits = known && new Set(given).size === given.length && (input.several || given.length <= 1);
    return fits ? [] : [{ field: field(id), reason: input.several ? 'has an unknown choice' : 'takes one choice' }];
  });
  return [...missing, ...odd];
}
