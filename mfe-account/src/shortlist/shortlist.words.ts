/** Sentences of the shortlist. */
export const SHORTLIST_WORDS = {
  notRemoved: 'It was not removed. Please try again.',
  lead: 'Homes you like, on every device you log in from.',
  empty: 'Tap the heart on a home to save it here. We tell you if its price changes. You can compare up to four homes.',
  projects: 'on your shortlist of projects.',
  alerts: ': we message you when a home here costs less, or a new one matches.',
  failed: 'Your shortlist was not saved. Please try again.',
} as const;
