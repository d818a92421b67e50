/** Sentences of the form that closes a listing. */
export const CLOSE_WORDS = {
  noAnswer: 'I prefer not to say',
  private: 'Nobody else sees your answer.',
} as const;
