import type { ExitCategory } from '@aangan/shared-kit/domain/feedback';

/** Sentences of the exit survey. Its question and answers are those of the API. */
export const EXIT_WORDS = {
  choose: 'Choose an answer.',
  /** Source: services-and-platform, section 8 (exit-intent save fails). */
  failed: 'Feedback submission failed!',
  answer: 'Your answer',
  comment: 'Add details (optional)',
  send: 'Send',
  notNow: 'Not now',
  back: 'Back to the page',
} as const;

/** Thanks for an answer on the pages of a category. */
export const EXIT_THANKS = {
  PLAN_SUBSCRIPTION_PAGE: 'Thank you. This helps us make plans better.',
  RENT_PAYMENT_PAGE: 'Thank you. This helps us make rent payments better.',
} as const satisfies Record<ExitCategory, string>;
