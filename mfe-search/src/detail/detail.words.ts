/** Sentences of the first view of a home’s page. */
export const DETAIL_WORDS = {
  gone: 'This home is no longer available.',
} as const;
