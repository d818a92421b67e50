/** Values of a smart search session. Wire values that the specification names are its own. */

/** The prompt about rejected homes comes at exactly this many. Source: services-and-platform, section 9. */
export const REJECTED_COUNT_PROMPT = 5;

/** Homes that a session shows at a time. */
export const HOMES_AT_ONCE = 3;

/** Answers about a home. `LATER` puts it behind all others; each of them counts as one interaction. */
export const HOME_ANSWERS = ['YES', 'NO', 'LATER'] as const;
export type HomeAnswer = (typeof HOME_ANSWERS)[number];

/**
 * Why a home is not right. The first six are the feedback options of the specification (services-and-platform, section
 * 3).
 */
export const REJECTION_REASONS = [
  'HIGH_PRICE',
  'HIGH_RENT_DEPOSIT',
  'PROPERTY_CONDITION',
  'RENTED_OUT',
  'SOLD_OUT',
  'OTHER',
  'WRONG_AREA',
  'TOO_FAR',
  'TOO_SMALL',
  'TOO_DARK',
  'LOW_FLOOR',
  'HIGH_FLOOR',
  'WRONG_FURNISHING',
  'OLD_BUILDING',
  'NO_PARKING',
  'NO_LIFT',
  'NO_SECURITY',
  'NO_POWER_BACKUP',
  'NOT_GATED',
  'FEW_AMENITIES',
  'FEW_PHOTOS',
  'TOO_LATE',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/**
 * What a home has that can be learnt from answers: each is a number from -1 to 1, see ranking/home-traits.ts. `NEAR` is
 * near the searched place, or to the places of the saved commutes.
 */
export const HOME_TRAITS = [
  'LOW_PRICE',
  'LOW_DEPOSIT',
  'SPACE',
  'LIGHT',
  'GROUND_FLOOR',
  'HIGH_FLOOR',
  'NEW_BUILDING',
  'FURNISHED',
  'UNFURNISHED',
  'PARKING',
  'LIFT',
  'SECURITY',
  'POWER_BACKUP',
  'GYM_OR_POOL',
  'PARK',
  'WATER_SUPPLY',
  'AMENITIES',
  'GATED',
  'INDEPENDENT',
  'PHOTOS',
  'NEAR',
  'FREE_SOON',
] as const;
export type HomeTrait = (typeof HOME_TRAITS)[number];

/** Why a home was chosen (`fits`), or what does not fit (`misfits`). The numbers' units are in the contract. */
export const FIT_KINDS = [
  'PRICE',
  'DISTANCE',
  'COMMUTE',
  'AREA',
  'AVAILABLE',
  'DEPOSIT',
  'TRAIT',
  'WISH',
  'UNKNOWN_WISH',
  'FRESH',
  'LEARNT',
  'LEARNT_PLACE',
  'PARTNER',
] as const;
export type FitKind = (typeof FIT_KINDS)[number];

/** A learnt statement: `LIGHT`, or `place:koramangala` for a locality. */
export const LEARNT_KEY = /^(?:[A-Z_]{3,20}|place:[a-z0-9-]{1,80})$/;

/** Where a session was opened from. */
export const SESSION_SOURCES = ['page', 'home', 'results', 'chat', 'webview', 'whatsapp', 'alert', 'share'] as const;
export type SessionSource = (typeof SESSION_SOURCES)[number];

/** Links to a session for a partner end after these days. */
export const SHARE_DAYS = 30;

/** Open links of a session at a time. */
export const SHARES_AT_MOST = 5;

/** Sessions that a person's history lists. */
export const SESSIONS_LISTED = 30;

/** Reasons of product feedback. */
export const PRODUCT_FEEDBACK_REASONS = [
  'UNDERSTOOD_ME',
  'DID_NOT_UNDERSTAND',
  'GOOD_HOMES',
  'WRONG_HOMES',
  'FAST',
  'SLOW',
] as const;
export type ProductFeedbackReason = (typeof PRODUCT_FEEDBACK_REASONS)[number];
