/** Sentences about what was understood of a text. */
export const UNDERSTOOD_WORDS = {
  title: 'What we understood',
  youSaid: 'You said',
  unknown: 'not understood',
  unknownHelp: 'We did not understand the underlined words. They do not change your results.',
  nothing: 'We did not understand this. Enter a place, a size or a budget, such as “2 BHK in Koramangala under 30k”.',
  guess: (label: string) => `Did you mean ${label}?`,
  accept: 'Yes',
  remove: (label: string) => `Remove ${label}`,
  change: (label: string) => `Change ${label}`,
  news: (chips: number, unknown: number) =>
    `${chips === 0 ? 'Nothing' : chips} understood${unknown > 0 ? `, ${unknown} not understood` : ''}.`,
} as const;
