/** Sentences of the page that estimates a move. */
export const ESTIMATE_WORDS = {
  title: 'What your move costs',
  lead: 'Say where you move and what you take. The price follows as you type, without a login.',
} as const;
