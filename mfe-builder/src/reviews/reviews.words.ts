import {
  REVIEW_LENGTH,
  REVIEW_REPORT_REASON_NAMES,
  REVIEW_REPORT_REASONS,
  REVIEW_SORT_NAMES,
  REVIEW_SORTS,
  REVIEWER_STANDINGS,
  type ReviewerStanding,
} from '@aangan/shared-kit/domain/project-review';

/** What people read about reviews of a project. */
export const REVIEW_WORDS = {
  title: 'Reviews',
  none: 'Nobody has reviewed this project yet.',
  mean: (mean: number) => `${mean.toFixed(1)} of 5`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  demonstration: (count: number) =>
    count === 1
      ? '1 of them is invented for the demonstration.'
      : `${count} of them are invented for the demonstration.`,
  spread: 'How many reviews gave how many stars',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  aspects: 'Mean rating by subject',
  sort: 'Order',
  more: 'Show more reviews',
  invented: 'Demonstration',
  edited: 'edited',
  reply: (builder: string) => `${builder} replies`,
  who: 'Residents, visitors and people who asked the builder can write one review each.',
} as const;

/** What people read while they write a review. */
export const WRITE_WORDS = {
  write: 'Write a review',
  change: 'Change your review',
  standing: 'You write as',
  rating: 'Your rating',
  ratingMissing: 'Choose a rating.',
  aspect: (name: string) => `${name}, if you can say`,
  noRating: 'No rating',
  flat: 'Number of your flat',
  flatHelp: 'Nobody else sees it. One review from each flat.',
  text: 'Your review',
  textHelp: `What is good, what is not? At least ${REVIEW_LENGTH.least} characters, without phone numbers. Your first name is shown.`,
  publish: 'Publish review',
  cancel: 'Cancel',
  published: 'Your review is published.',
  remove: 'Delete',
  removeQuestion: 'We delete your review and the builder’s reply.',
  removeYes: 'Delete my review',
  removed: 'Your review is deleted.',
  hidden: 'Our staff have hidden this review. Nobody else sees it.',
  unscripted: 'Writing a review needs JavaScript in your browser.',
} as const;

/** What people read while they report a review. */
export const REPORT_WORDS = {
  report: 'Report',
  reportOf: (author: string) => ` the review of ${author}`,
  title: 'What is wrong with this review?',
  missing: 'Choose what is wrong.',
  words: 'Add details (optional)',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Reported. Our staff check it next.',
} as const;

export const REVIEW_LOGIN = {
  name: 'project-review',
  title: 'Log in to review this project',
  why: 'Each person can write one review. Only your first name is shown.',
} as const;

export const REVIEW_REPORT_LOGIN = { name: 'project-review-report', title: 'Log in to report this review' } as const;

export const SORT_OPTIONS = REVIEW_SORT_NAMES.map((value) => ({ value, label: REVIEW_SORTS[value] }));
export const REPORT_OPTIONS = REVIEW_REPORT_REASON_NAMES.map((value) => ({
  value,
  label: REVIEW_REPORT_REASONS[value],
}));
export const STAR_OPTIONS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: String(stars) }));

/** Choices of a standing, in words for the writer. */
export function standingOptions(standings: readonly ReviewerStanding[]) {
  return standings.map((value) => ({ value, label: REVIEWER_STANDINGS[value] }));
}
