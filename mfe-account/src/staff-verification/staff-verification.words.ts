/** Sentences of the staff page that verifies a listing. */
export const STAFF_VERIFICATION_WORDS = {
  lead: 'What you have seen of a listing appears on its page under its badge, until it expires.',
  id: 'The letters and digits before “detail” in its address.',
  sentence: 'One sentence about it, for everybody to read',
  days: (most: number) => `Days that it is valid, at most ${most}`,
  stored: 'It is stored with your name. You cannot undo it, but it ends after these days.',
} as const;
