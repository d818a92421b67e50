/** Sentences of the list of people who asked for an owner’s number. */
export const ENQUIRIES_WORDS = {
  lead: 'People who asked for your number about one of your homes. You have their numbers too.',
  empty: 'People who get your number about one of your homes appear here.',
} as const;
