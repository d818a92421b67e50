/** Sentences of holds in the API. */
export const HOLD_WORDS = {
  none: 'You have no such payment.',
  notOpen: 'This payment is no longer on hold. Check it again.',
  noCase: 'No such payment is on hold.',
  askedBack: 'The payer asked for the money back.',
  agreementAdded: 'The rental agreement was added.',
  unanswered: 'Nobody answered within 7 days.',
} as const;
