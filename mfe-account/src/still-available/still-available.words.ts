/** Sentences of the page that asks an owner whether a home is still available. */
export const STILL_AVAILABLE_WORDS = {
  /** The owner may already have answered elsewhere. */
  headings: {
    open: 'Is it still available?',
    answered: 'Your home is already confirmed',
    closed: 'Your home is no longer shown',
  },
  kept: 'Thank you. Your listing is confirmed and people can find it.',
  taken: 'Thank you. Your listing is no longer shown.',
  pausesOn: (day: string) => `If you do not answer, we pause your listing on ${day}.`,
  paused: 'Your listing is paused until you answer.',
  yes: 'Yes, still available',
  no: 'No, it is taken',
  needsScript: 'To answer, switch on JavaScript.',
  confirmed: (ago: string) => `Confirmed ${ago}.`,
  closed: 'Your listing is no longer shown.',
  showAgain: 'Show it again: still available',
  properties: 'Your properties',
  endedTitle: 'This link to confirm your home has ended',
  ended: 'You can confirm, pause or close each of your homes in your account. We also send a new link when it is due.',
} as const;
