import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { dealsADay } from '@aangan/shared-kit/domain/deal-unlocks';

/** A plan as the catalogue defines it. Missing fields are absent, false or empty. */
export interface CataloguePlan {
  readonly code: string;
  readonly name: string;
  /** ₹, GST included. */
  readonly amount: number;
  /** ₹, the price of a bundle's items bought one by one. */
  readonly listAmount?: number;
  /** Days. */
  readonly validity: number;
  readonly contacts?: number;
  readonly transactionDetails?: number;
  readonly has: readonly string[];
  /** What a person may expect from similar plans, but does not get with this one. */
  readonly lacks?: readonly string[];
  readonly forWhom: string;
  readonly refund: string;
  readonly recommended?: true;
  /** Shown only when the page requests it. */
  readonly assure?: true;
}

/** Plans that one page shows together, in this order. */
export interface CatalogueShelf {
  readonly seekerType: Plan['seekerType'];
  readonly shelf: Plan['shelf'];
  readonly commercial: boolean;
  readonly plans: readonly CataloguePlan[];
}

/** Registration records that a plan adds to those which every login opens free. */
export const MORE_RECORDS = `25 registration records beyond the ${dealsADay(true)} a day that are free with your login`;

/** The refund terms of plans. What each one pays back is the rule in `refund-kinds.ts`. */
export const REFUND_CONTACTS =
  'Contacts to homes that are already gone come back to your plan by themselves. Cancel within 7 days, and you pay only for the contacts you used.';
export const REFUND_SPACES =
  'Contacts to spaces that are already gone come back to your plan by themselves. Cancel within 7 days, and you pay only for the contacts you used.';
export const REFUND_ESTIMATE =
  'A registration record that does not open comes back to your plan by itself. Cancel within 7 days, and you pay only for the records you opened.';
export const REFUND_ASSURE =
  'Contacts to homes that are already gone come back by themselves. Cancel within 7 days, and you pay only for the contacts you used. No home by the last day: the full amount comes back to you.';
export const REFUND_LISTING =
  'If your listing is not live within two days, or you cancel by then, the full amount comes back to you.';
export const REFUND_LISTING_ASSURE =
  'If your listing is not live within two days, you cancel by then, or no one visits by the last day, the full amount comes back to you.';
export const REFUND_MANAGED = 'Stop any month: the months not yet begun come back to you.';
export const REFUND_EXCLUSIVE =
  'End the agreement any day: you pay for the weeks that have passed, the rest comes back to you.';
