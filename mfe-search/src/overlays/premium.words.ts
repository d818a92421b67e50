/** Sentences of the premium filters. */
export const PREMIUM_WORDS = {
  lead: 'Find homes by what owners did, not only by what they wrote. Free after you log in.',
  login: 'Log in and show homes',
  failed: 'The homes could not be loaded. Please try again.',
  chooseOne: 'Choose at least one filter.',
  none: (plural: string) => `No ${plural} match all of these right now. Choose fewer filters to find more.`,
  shown: (most: number, plural: string) => `The ${most} ${plural} that were confirmed most recently.`,
} as const;
