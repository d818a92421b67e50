/** Sentences of what a visitor can go back to, on the home page. */
export const RECENT_LIST_WORDS = {
  label: 'Recent searches and homes',
  title: 'Recent',
  /** @param count number of homes */
  viewed: (count: number) => (count === 1 ? '1 viewed home' : `${count} viewed homes`),
  clear: 'Clear searches',
  failed: 'Your searches were not cleared. Please try again.',
} as const;
