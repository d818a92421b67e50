/** Sentences of lists that follow somebody’s feedback. */
export const DISLIKED_WORDS = {
  disliked: 'You said this home is not for you',
  shapes: 'Your feedback shapes this list.',
  shapesWithLink: 'Your feedback shapes this list ·',
} as const;
