/** Sentences of the page that estimates a move. */
export const ESTIMATE_WORDS = {
  title: 'What your move costs',
  lead: 'Tell us where you move and what you take. You see the price as you type, without a login.',
} as const;
