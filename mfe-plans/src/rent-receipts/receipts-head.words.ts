/** The title of the receipt generator. */
export const RECEIPTS_HEAD_WORDS = {
  title: 'Rent receipt generator with PAN and revenue stamp | Aangan',
} as const;
