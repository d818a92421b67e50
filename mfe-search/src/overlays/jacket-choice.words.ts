/** Sentences of the choice about suggestions. */
export const JACKET_CHOICE_WORDS = {
  never: 'We won’t show this suggestion again.',
  again: 'We show suggestions again, at most one a day.',
  about: 'Aangan may sometimes suggest this page to you.',
} as const;
