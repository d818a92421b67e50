/** Sentences of the page that does not exist. */
export const NOT_FOUND_WORDS = {
  title: 'This page does not exist',
  text: 'The address may be wrong, or the listing may have been removed.',
  search: 'Start a new search',
} as const;
