/** The sentences of the places that are offered before anything is typed. */
export const IDEAS_WORDS = {
  nearMe: 'Near me',
  finding: 'Finding you…',
  blocked: 'Your location is not available. Allow it in the browser, or type a locality.',
  away: (cityName: string) => `You are not in ${cityName}. Choose your city, or type a locality.`,
  recent: 'Recent searches',
  popular: (cityName: string) => `Most homes in ${cityName}`,
  failed: 'Localities could not be loaded. You can type one.',
} as const;
