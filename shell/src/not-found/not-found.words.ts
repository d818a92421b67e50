/** Sentences of the page that does not exist. */
export const NOT_FOUND_WORDS = {
  title: 'There is no such page',
  text: 'The address may be mistyped, or the listing may be gone.',
  kind: 'What you look for',
  place: 'Locality, society, metro',
  popular: (cityName: string) => `Popular localities in ${cityName}`,
} as const;
