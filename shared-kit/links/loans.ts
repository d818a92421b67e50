/** The form. Source: product-and-plans, section 2. */
export const LOAN_ELIGIBILITY_LINK = '/loan-eligibility-form';

/** The result of a check. The id opens nothing to others. */
export function loanCheckLink(checkId: string): string {
  return `${LOAN_ELIGIBILITY_LINK}?check=${checkId}`;
}

/** What a request to a lender sends, with the button that sends it. */
export function askLenderLink(checkId: string, lender: string): string {
  return `${LOAN_ELIGIBILITY_LINK}/ask?${new URLSearchParams({ check: checkId, lender })}`;
}

/** The person’s requests to lenders. */
export const LOAN_REQUESTS_LINK = `${LOAN_ELIGIBILITY_LINK}/requests`;
