import type { ListingCategory } from './listing-category.ts';

export type AlertField =
  | 'tenantType'
  | 'houseType'
  | 'propertyType'
  | 'roomType'
  | 'preferredTenant'
  | 'furnishing'
  | 'furnishingType'
  | 'shiftingDate'
  | 'planningToBuy';

/**
 * What a person must answer to be alerted of new listings, by category. Source: product-and-plans, section 5 (alert
 * requirement mandatory fields by type; "Sale" is BUY here).
 */
export const ALERT_MANDATORY_FIELDS = {
  RENT: ['tenantType', 'houseType', 'propertyType', 'furnishing', 'shiftingDate'],
  BUY: ['houseType', 'propertyType', 'furnishing'],
  PG: ['tenantType', 'roomType', 'preferredTenant', 'shiftingDate'],
  SHARED: ['tenantType', 'roomType', 'furnishing', 'shiftingDate'],
  PLOT: ['planningToBuy'],
  COMMERCIAL_RENT: ['furnishingType', 'shiftingDate'],
  COMMERCIAL_BUY: ['furnishingType'],
} as const satisfies Record<ListingCategory, readonly AlertField[]>;

/** A person's answers: one value or several for each field. */
type AlertAnswers = Partial<Readonly<Record<AlertField, string | readonly string[]>>>;

/** The mandatory fields of the category without an answer, in the order of the questions. */
export function missingAlertFields(category: ListingCategory, answers: AlertAnswers): AlertField[] {
  return ALERT_MANDATORY_FIELDS[category].filter((field) => !answers[field]?.length);
}
