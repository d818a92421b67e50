import type { ExitCategory } from '@aangan/shared-kit/domain/feedback';

/**
 * The experiment that shows the exit survey on the pages of a category.
 * Source: services-and-platform, section 9 (experiments: plan_page_feedback, rent_pay_feedback).
 */
export const EXIT_EXPERIMENTS = {
  PLAN_SUBSCRIPTION_PAGE: 'plan_page_feedback',
  RENT_PAYMENT_PAGE: 'rent_pay_feedback',
} as const satisfies Record<ExitCategory, string>;

/** Visitors in this bucket see the exit survey. Other visitors do not. */
export const ASKED_BUCKET = 'b';
