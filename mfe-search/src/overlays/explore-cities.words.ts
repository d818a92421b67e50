/** Sentences of the list of cities. */
export const EXPLORE_CITIES_WORDS = {
  lead: 'Every kind of home, in every city we serve.',
} as const;
