/** Sentences of a suggested page. */
export const JACKET_WORDS = {
  never: 'We will not show suggestions again.',
  notThis: 'You will not see this suggestion again.',
} as const;
