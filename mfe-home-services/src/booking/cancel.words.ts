/** Sentences of the page that cancels a booking. */
export const CANCEL_WORDS = {
  title: 'Cancel this booking',
  terms: 'Your refund',
  button: 'Cancel the booking',
  keep: 'Keep it',
  changed: 'Your booking or its refund has changed, so nothing was cancelled. Please check it again.',
  notNow: 'You can no longer cancel this booking.',
} as const;
