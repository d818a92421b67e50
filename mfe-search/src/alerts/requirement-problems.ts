import { missingAlertFields } from '@aangan/shared-kit/domain/alert-requirement';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type RequirementDraft, rupeesOf } from './requirement-draft.ts';

/** Validation problems by field name, in the order of the form. */
export type Problems = ReadonlyMap<string, string>;

/** Shown when no chosen channel reaches the person. */
export const NO_CHANNEL = 'Choose how we message you.';

/** Name of a question in the form. */
export function fieldName(category: ListingCategory, field: string): string {
  return `${category}-${field}`;
}

/** Missing or invalid answers. Source: product-and-plans, section 5 (mandatory fields by type). */
export function requirementProblems({ categories, answers, budgets, channel }: RequirementDraft): Problems {
  const problems = new Map<string, string>();
  if (categories.length === 0) problems.set('categories', 'Choose what you are looking for.');
  for (const category of categories) {
    for (const field of missingAlertFields(category, answers[category] ?? {})) {
      problems.set(fieldName(category, field), 'Choose one to continue.');
    }
    if (Number.isNaN(rupeesOf(budgets[category]))) {
      problems.set(fieldName(category, 'budget'), 'Write the amount in rupees, such as 35000.');
    }
  }
  if (channel === undefined) problems.set('channel', NO_CHANNEL);
  return problems;
}
