/** All sentences of rent receipts in the API. */
export const RECEIPT_WORDS = {
  none: 'These receipts do not exist, or were made on another device.',
  notOurs: 'This code is not of receipts that were made on Aangan, or they were deleted.',
  noHolder: 'Your browser stores no cookies. Log in, and the receipts are saved with your account.',
  tooMany: 'Too many receipts at once. Try again in a minute.',
  title: 'Rent receipt',
  received: (tenant: string, amount: string, months: string) =>
    `Received ${amount} from ${tenant} as rent for ${months}.`,
  inWords: (words: string) => `Rupees ${words} only.`,
  noPan: 'The landlord has declared to have no PAN.',
  stamp: 'Paid in cash above ₹5,000: put a revenue stamp of ₹1 here, and sign across it.',
  sign: 'Signature of the landlord:',
  check: 'Scan the code to see whether Aangan made this receipt. The facts are those that the tenant gave.',
  codeAlt: 'QR code that opens the page which checks this receipt',
} as const;
