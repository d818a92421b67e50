/** Sentences of the link that stops messages. */
export const STOP_ALERTS_WORDS = {
  invalid: 'This link no longer works.',
  gone: 'This alert was already deleted. We send nothing more for it.',
  stopped: 'Stopped. We send nothing more for:',
  changeBefore: 'Change how often we message you, and about what, in',
} as const;
