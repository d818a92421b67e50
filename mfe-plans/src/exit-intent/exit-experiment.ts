/** Source: services-and-platform, section 9 (experiments: plan_page_feedback). */
export const EXIT_EXPERIMENT = 'plan_page_feedback';

/** Visitors of this bucket are asked when they leave; the others are left alone. */
export const ASKED_BUCKET = 'b';
