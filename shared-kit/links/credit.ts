/** A person’s own credit report. Source: product-and-plans, section 2. */
export const CREDIT_CHECK_LINK = '/check-credit-score';
