/** Sentences of the page that asks about homes somebody has seen. */
export const FEEDBACK_REQUEST_WORDS = {
  lead: 'Only you see your answers. They decide what we suggest to you.',
  empty: 'A few days after you contact an owner or visit a home, we ask what you think of it.',
} as const;
