/** Sentences of a company page that could not be loaded. */
export const ARTICLE_WORDS = {
  missing: 'This page could not be loaded',
  missingText: 'Please try again in a moment.',
} as const;
