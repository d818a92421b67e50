/** Sentences of the landlord's side. */
export const LANDLORD_SIDE_WORDS = {
  noLink: 'This link is not valid any more. Ask your tenant for a new one.',
  noTenant: 'There is no such tenant of yours.',
  noPayment: 'There is no such payment to you.',
  noYear: 'There is no such financial year.',
  waits: 'You have reported this payment already. Our answer will appear here.',
  wrongKind: 'This payment has not been sent yet, so it cannot have arrived.',
  noCase: 'This report does not wait any more.',
  tooMany: 'Too many requests. Try again in a minute.',
} as const;

/** Headings of the year's statement. */
export const STATEMENT_HEADINGS = [
  'For',
  'Tenant',
  'Amount (₹)',
  'Arrived on',
  'Bank reference (UTR)',
  'Support reference',
] as const;

/** The last line of a statement. */
export const STATEMENT_TOTAL = 'Total';
