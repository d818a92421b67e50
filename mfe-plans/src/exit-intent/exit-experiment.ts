/** Source: services-and-platform, section 9 (experiments: plan_page_feedback). */
export const EXIT_EXPERIMENT = 'plan_page_feedback';

/** Visitors in this bucket see the exit survey. Other visitors do not. */
export const ASKED_BUCKET = 'b';
