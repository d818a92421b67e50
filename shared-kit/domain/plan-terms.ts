import type { ListingCategory } from './listing-category.ts';
import type { PlanService } from './plan-service.ts';
import type { SeekerType } from './plan-type.ts';

/**
 * Rules by which money comes back. `contacts` and `unlocks`: unused ones, in the first week. `assure`: the same, and all
 * if there is no home by the last day. `listing`: all within two days, or if the listing is not live by then;
 * `listing-assure`: also if nobody visits. `monthly`: months not yet begun. `weekly`: what is left after the weeks that
 * have passed. `none`: a plan that nobody paid for.
 */
export const REFUND_KINDS = [
  'contacts',
  'unlocks',
  'assure',
  'listing',
  'listing-assure',
  'monthly',
  'weekly',
  'none',
] as const;

export type RefundKind = (typeof REFUND_KINDS)[number];

/** What a plan gives, as it was when it was bought. Later changes of the catalogue do not change it. */
export interface PlanTerms {
  /** `TENANT_FREEDOM`. */
  readonly code: string;
  readonly name: string;
  readonly seekerType: SeekerType;
  readonly commercial: boolean;
  /** Validity. */
  readonly days: number;
  /** Owner contacts; null for a plan without contacts. */
  readonly contacts: number | null;
  /** Kinds of listing whose owners the contacts are for. */
  readonly covers: readonly ListingCategory[];
  /** Registered deals that it unlocks beyond those of each day; null for none. */
  readonly transactionDetails: number | null;
  readonly services: readonly PlanService[];
  /** What else it holds, as the plan's card said it. */
  readonly features: readonly string[];
  /** What was paid for it with GST, after discounts; 0 for a plan that staff gave. */
  readonly paidPaise: number;
  readonly refund: RefundKind;
  /** The refund terms as they were shown before buying. */
  readonly refundText: string;
}
