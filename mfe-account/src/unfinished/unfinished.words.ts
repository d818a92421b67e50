/** Sentences of listings that were not finished. */
export const UNFINISHED_WORDS = {
  undo: 'You can undo this for half an hour.',
  deletesOn: (day: string) => `We delete this draft on ${day} if you do not continue it.`,
} as const;
