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
  'You get contacts back automatically if the home is no longer available. Cancel within 7 days, and you pay only for the contacts you used.';
export const REFUND_SPACES =
  'You get contacts back automatically if the space is no longer available. Cancel within 7 days, and you pay only for the contacts you used.';
export const REFUND_ESTIMATE =
  'You get a registration record back automatically if it does not open. Cancel within 7 days, and you pay only for the records you opened.';
export const REFUND_ASSURE =
  'You get contacts back automatically if the home is no longer available. Cancel within 7 days, and you pay only for the contacts you used. If you find no home by the last day, you get the full amount back.';
export const REFUND_LISTING =
  'If your listing is not live within two days, or you cancel by then, you get the full amount back.';
export const REFUND_LISTING_ASSURE =
  'You get the full amount back if your listing is not live within two days, if you cancel by then, or if nobody visits by the last day.';
export const REFUND_MANAGED = 'You can stop in any month. You get the months that have not started back.';
export const REFUND_EXCLUSIVE =
  'You can end the agreement on any day. You pay for the weeks that have passed, and get the rest back.';
