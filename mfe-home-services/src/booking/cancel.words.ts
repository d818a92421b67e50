/** Sentences of the page that cancels a booking. */
export const CANCEL_WORDS = {
  title: 'Cancel this booking',
  terms: 'What comes back',
  button: 'Cancel the booking',
  keep: 'Keep it',
  changed: 'This booking, or what comes back for it, has changed. Nothing was cancelled. Look at it again.',
  notNow: 'This booking cannot be cancelled any more.',
} as const;
