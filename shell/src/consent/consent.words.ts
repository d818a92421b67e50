/** Sentences of the choices about data. */
export const CONSENT_WORDS = {
  ask: (purposes: string) => `May we use other companies’ tools for ${purposes}? Aangan works without them.`,
  choices: 'Aangan works without any of these. Cookies that the site needs, such as your city, are always kept.',
  doNotTrack: 'Your browser asks websites not to track you, so measuring and advertising stay off.',
} as const;
