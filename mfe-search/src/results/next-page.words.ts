/** Sentences of the list of results. */
export const NEXT_PAGE_WORDS = {
  failed: 'The next homes could not be loaded.',
} as const;
