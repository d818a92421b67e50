/** All sentences of rent receipts in the API. */
export const RECEIPT_WORDS = {
  none: 'These receipts do not exist, or you made them on another device.',
  notOurs: 'This code does not belong to receipts made on Aangan, or they were deleted.',
  noHolder: 'Your browser blocks cookies. Log in to save the receipts with your account.',
  tooMany: 'Too many receipts at once. Try again in a minute.',
  title: 'Rent receipt',
  received: (tenant: string, amount: string, months: string) =>
    `Received ${amount} from ${tenant} as rent for ${months}.`,
  inWords: (words: string) => `Rupees ${words} only.`,
  noPan: 'The landlord has declared that they have no PAN.',
  stamp: 'Paid in cash above ₹5,000: put a revenue stamp of ₹1 here, and sign across it.',
  sign: 'Signature of the landlord:',
  check: 'Scan the code to check that this receipt was made on Aangan. The tenant gave the facts.',
  codeAlt: 'QR code that opens the page which checks this receipt',
} as const;
