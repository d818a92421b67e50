/** Sentences of the page that moves a booking. */
export const RESCHEDULE_WORDS = {
  title: 'Choose another time',
  button: 'Move the booking',
  effect: 'The price stays. A professional is assigned again for the new time.',
  changed: 'That time is taken by now, or the booking has changed. Nothing was moved. Choose another time.',
  notNow: 'This booking cannot be moved now.',
} as const;
