/** The form. Source: product-and-plans, section 2. */
export const LOAN_ELIGIBILITY_LINK = '/loan-eligibility-form';

/** The result of a check. The id opens nothing to others. */
export function loanCheckLink(checkId: string): string {
  return `${LOAN_ELIGIBILITY_LINK}?check=${checkId}`;
}
