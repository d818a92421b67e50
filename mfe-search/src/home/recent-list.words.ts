/** Sentences of the recent searches on the home page. */
export const RECENT_LIST_WORDS = {
  failed: 'Your searches were not cleared. Please try again.',
} as const;
