/** Sentences of a link to stop alerts that has ended. */
export const STOP_WORDS = {
  endedTitle: 'This link to stop alerts no longer works',
  ended: 'Use the link in the newest message, or log in and change your alerts there.',
  alerts: 'Your alerts',
} as const;
