/** Sentences about what a listing needs from its owner. */
export const NEEDED_WORDS = {
  other: 'See the listing that is shown instead',
  found: 'Our checks found:',
} as const;
