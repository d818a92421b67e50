/** Sentences of the hours for visits. */
export const VISIT_HOURS_WORDS = {
  saved: 'Your hours are saved. Booked visits stay.',
  usual: 'You have not set your hours yet, so these are usual hours.',
  help: 'Each hour is one visit, in India time.',
} as const;
