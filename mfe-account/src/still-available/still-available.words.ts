/** Sentences of the page that asks an owner whether a home is still on offer. */
export const STILL_AVAILABLE_WORDS = {
  /** The owner may already have answered elsewhere. */
  headings: {
    open: 'Is it still available?',
    answered: 'It is confirmed already',
    closed: 'It is off already',
  },
  kept: 'Thank you. It is confirmed, and people find it.',
  taken: 'Thank you. It is no longer shown.',
  pausesOn: (day: string) => `Without an answer it is paused on ${day}.`,
  paused: 'It is paused until you answer.',
  yes: 'Yes, still available',
  no: 'No, it is taken',
  needsScript: 'Answering needs JavaScript switched on.',
  confirmed: (ago: string) => `Confirmed ${ago}.`,
  closed: 'It is no longer shown.',
  properties: 'Your properties',
  endedTitle: 'This link to confirm your home has ended',
  ended: 'You can confirm, pause or close each of your homes in your account. We also send a new link when it is due.',
} as const;
