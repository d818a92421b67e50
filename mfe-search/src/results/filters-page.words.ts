/** Sentences of the page of filters. */
export const FILTERS_PAGE_WORDS = {
  fit: (total: string) => `${total} match your filters.`,
} as const;
