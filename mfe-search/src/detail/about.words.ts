/** Sentences of the sections about a home and its place. */
export const ABOUT_WORDS = {
  near: 'Approximate location. The owner gives you the exact address.',
  straight: 'Distances are in a straight line. The road distance is longer.',
} as const;
