/** Sentences of the list of payments. */
export const PAYMENTS_WORDS = {
  lead: 'What you paid through Aangan, and the status of each payment.',
  plansBefore: 'What is left of your plans is under',
  empty: 'Money you add and plans you buy appear here with their receipts.',
} as const;
