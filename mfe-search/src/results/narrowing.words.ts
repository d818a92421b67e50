/** Sentences of the steps that narrow a search. */
export const NARROWING_WORDS = {
  title: 'Narrow or widen the search',
} as const;
