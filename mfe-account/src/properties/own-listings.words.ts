/** Sentences of the list of an owner’s listings. */
export const OWN_LISTINGS_WORDS = {
  lead: 'Your listings, their status, and what you can do with them.',
  empty: 'Homes that you post appear here, with the people they reach.',
} as const;
