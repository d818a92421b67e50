/** Sentences of the link that stops messages. */
export const STOP_ALERTS_WORDS = {
  endedTitle: 'This link to stop alerts no longer works',
  ended: 'Use the link in the newest message, or log in and change your alerts there.',
  alerts: 'Your alerts',
  gone: 'This alert was already deleted. We send nothing more for it.',
  stopped: 'Stopped. We send nothing more for:',
  changeBefore: 'Change how often we message you, and about what, in',
} as const;
