/** Sentences of the page that does not exist. */
export const NOT_FOUND_WORDS = {
  title: 'This page does not exist',
  text: 'The address may be wrong, or the listing may have been removed.',
  kind: 'What you look for',
  place: 'Locality, society, metro',
  popular: (cityName: string) => `Popular localities in ${cityName}`,
} as const;
