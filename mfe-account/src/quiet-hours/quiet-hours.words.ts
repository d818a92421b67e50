/** Sentences of the quiet hours. */
export const QUIET_HOURS_WORDS = {
  failed: 'Your quiet hours were not saved. Please try again.',
  help: 'We hold our messages until your quiet hours end. We ask people who have your number not to call. For no quiet hours, choose the same time twice.',
  saved: 'Your quiet hours are saved.',
} as const;
