/** Sentences of the page that does not exist. */
export const NOT_FOUND_WORDS = {
  title: 'There is no such page',
  text: 'The address may be mistyped, or the listing may be gone.',
  search: 'Search homes from the start',
} as const;
