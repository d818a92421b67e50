/** Sentences of the page that moves a booking. */
export const RESCHEDULE_WORDS = {
  title: 'Choose another time',
  button: 'Move the booking',
  effect: 'The price stays the same. We assign a professional again for the new time.',
  changed: 'This time is taken, or the booking has changed. Nothing was moved. Choose another time.',
  notNow: 'You cannot move this booking now.',
} as const;
