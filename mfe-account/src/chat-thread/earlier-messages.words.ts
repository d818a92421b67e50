/** Sentences of the link to earlier messages. */
export const EARLIER_WORDS = {
  earlier: 'Earlier messages',
  loading: 'Loading',
  failed: 'The messages could not be loaded. Check your connection and try again.',
} as const;
