/** Sentences of the landlord's side. */
export const LANDLORD_SIDE_WORDS = {
  noLink: 'This link is no longer valid. Ask your tenant for a new one.',
  noTenant: 'You have no such tenant.',
  noPayment: 'There is no such payment to you.',
  noYear: 'There is no such financial year.',
  waits: 'You have already reported this payment. Our answer will appear here.',
  wrongKind: 'This payment has not been sent yet.',
  noCase: 'This report no longer waits for a decision.',
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

/** Sentences of the statement as a PDF. */
export const STATEMENT_WORDS = {
  title: (year: string) => `Rent received, ${year}`,
  span: (year: number) => `Money that arrived from 1 April ${year} to 31 March ${year + 1} through Aangan.`,
  landlord: 'Landlord',
  account: 'Account',
  for: 'For',
  tenant: 'Tenant',
  arrived: 'Arrived on',
  bankReference: 'Bank reference',
  amount: 'Amount',
  total: STATEMENT_TOTAL,
  note: 'Deposits are included. Rent paid in other ways is not. This is not a TDS certificate.',
} as const;
