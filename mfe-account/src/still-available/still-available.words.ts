/** Sentences of the page that asks an owner whether a home is still available. */
export const STILL_AVAILABLE_WORDS = {
  showAgain: 'Show it again: still available',
  title: 'Is it still available? | Aangan',
  confirmed: 'Thank you. Your listing is confirmed and people can find it.',
  removed: 'Thank you. Your listing is no longer shown.',
  pausesOn: (day: string) => `If you do not answer, we pause your listing on ${day}.`,
  paused: 'Your listing is paused until you answer.',
  needsScript: 'To answer, switch on JavaScript.',
  notShown: 'Your listing is no longer shown.',
} as const;
