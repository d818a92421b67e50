/** Sentences of a feedback question. */
export const FEEDBACK_QUESTION_WORDS = {
  comment: 'Tell us in a few words.',
} as const;
