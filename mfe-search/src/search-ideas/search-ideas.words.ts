/** The sentences of the places that are offered before anything is typed. */
export const IDEAS_WORDS = {
  nearMe: 'Near me',
  finding: 'Finding you…',
  blocked: 'We cannot get your location. Allow it in the browser, or type a locality.',
  away: (cityName: string) => `You are not in ${cityName}. Choose your city, or type a locality.`,
  recent: 'Recent searches',
  popular: (cityName: string) => `Most homes in ${cityName}`,
  failed: 'Localities could not be loaded. You can still type one.',
} as const;
