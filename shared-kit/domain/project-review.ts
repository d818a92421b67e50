import { abusiveWord } from './abusive-words.ts';
import { holdsNumber } from './holds-number.ts';

/** What a review of a project rates besides the whole. */
export const REVIEW_ASPECTS = {
  construction: 'Construction',
  amenities: 'Amenities',
  upkeep: 'Upkeep',
  place: 'Location',
  builder: 'Dealing with the builder',
} as const;

export type ReviewAspect = keyof typeof REVIEW_ASPECTS;

export const REVIEW_ASPECT_NAMES = Object.keys(REVIEW_ASPECTS) as [ReviewAspect, ...ReviewAspect[]];

/** Who wrote a review, in words for readers. The first two live there; the last has asked or visited. */
export const REVIEWER_STANDINGS = {
  VERIFIED_RESIDENT: 'Resident, owns a home listed here',
  DECLARED_RESIDENT: 'Resident, by their own statement',
  VISITOR: 'Visited or asked the builder',
} as const;

export type ReviewerStanding = keyof typeof REVIEWER_STANDINGS;

export const REVIEWER_STANDING_NAMES = Object.keys(REVIEWER_STANDINGS) as [ReviewerStanding, ...ReviewerStanding[]];

/** Orders of a list of reviews. */
export const REVIEW_SORTS = { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' } as const;

export type ReviewSort = keyof typeof REVIEW_SORTS;

export const REVIEW_SORT_NAMES = Object.keys(REVIEW_SORTS) as [ReviewSort, ...ReviewSort[]];

/** Characters of a review, and most characters of a reply and of a flat's number. */
export const REVIEW_LENGTH = { least: 30, most: 2000, reply: 1000, flat: 20 } as const;

/** Why somebody reports a review. */
export const REVIEW_REPORT_REASONS = {
  ABUSE: 'It is abusive or names a person',
  FALSE: 'It is untrue',
  ADVERTISING: 'It is advertising',
  NOT_ABOUT_PROJECT: 'It is not about this project',
} as const;

export type ReviewReportReason = keyof typeof REVIEW_REPORT_REASONS;

export const REVIEW_REPORT_REASON_NAMES = Object.keys(REVIEW_REPORT_REASONS) as [
  ReviewReportReason,
  ...ReviewReportReason[],
];

const PROBLEMS = {
  number: 'Leave out phone numbers. Everybody can read this.',
  address: 'Leave out e-mail and web addresses. Everybody can read this.',
  abuse: 'Leave out abusive words. Say what happened instead.',
} as const;

const ADDRESS = /[^\s@]+@[^\s@]+\.[a-z]{2,}|\bhttps?:\/\/|\bwww\.[a-z0-9-]+\./i;

/** The validation error of a text that everybody reads; undefined when it is valid. */
export function publicTextError(text: string): string | undefined {
  if (holdsNumber(text)) return PROBLEMS.number;
  if (ADDRESS.test(text)) return PROBLEMS.address;
  return abusiveWord(text) === undefined ? undefined : PROBLEMS.abuse;
}

/** The validation error of a review's text; undefined when it is valid. */
export function reviewTextError(text: string): string | undefined {
  const { length } = text.trim();
  if (length < REVIEW_LENGTH.least) return `Write at least ${REVIEW_LENGTH.least} characters about the project.`;
  if (length > REVIEW_LENGTH.most) return `Write ${REVIEW_LENGTH.most} characters at most.`;
  return publicTextError(text);
}

/** The validation error of a builder's reply; undefined when it is valid. */
export function replyTextError(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Write a reply.';
  if (length > REVIEW_LENGTH.reply) return `Write ${REVIEW_LENGTH.reply} characters at most.`;
  return publicTextError(text);
}

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
export type RatingSpread = readonly [number, number, number, number, number];

/** Number of reviews, and their mean to one decimal; a mean of 0 without reviews. */
export function ratingSummary(spread: RatingSpread): { readonly count: number; readonly mean: number } {
  const count = spread.reduce((total, each) => total + each, 0);
  const stars = spread.reduce((total, each, at) => total + each * (at + 1), 0);
  return { count, mean: count === 0 ? 0 : Math.round((stars / count) * 10) / 10 };
}
