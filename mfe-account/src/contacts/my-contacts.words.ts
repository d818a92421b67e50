/** Sentences of the list of owners whose number somebody asked for. */
export const MY_CONTACTS_WORDS = {
  leadBefore: 'You and these owners have each other’s numbers. People who asked for your number are in',
  leadMiddle: '. Your reported listings are in',
  empty: 'Choose “Contact owner” on a home. We show how many contacts you have left before one is used.',
} as const;
