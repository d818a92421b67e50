/** Sentences of holds in the API. */
export const HOLD_WORDS = {
  none: 'There is no such payment of yours.',
  notOpen: 'This payment does not wait any more. Look at it again.',
  noCase: 'There is no such payment that waits.',
  noPaper: 'There is no such paper.',
  askedBack: 'The payer asked for the money back.',
  agreementAdded: 'The rental agreement was added.',
  unanswered: 'Nobody answered within 7 days.',
} as const;
