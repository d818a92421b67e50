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
  note: 'Deposits are listed, too. Rent that was paid in another way is missing. This is no certificate of deducted tax.',
} as const;
