/** Sentences of the question about a home. */
export const FEEDBACK_WORDS = {
  question: 'Did you like this home?',
  no: 'No, it is not for me',
  section: 'What you think of this home',
  leftOut: 'We will not suggest this home.',
  private: 'Only you see your answers. Log in to save them.',
} as const;
