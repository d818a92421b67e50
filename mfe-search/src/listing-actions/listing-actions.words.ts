/** Sentences around the actions of a listing. */
export const LISTING_ACTIONS_WORDS = {
  login: 'Log in to contact the owner. It is free.',
  readUntil: (note: string) => `${note} Until then you can read and share everything here.`,
  needsScript: 'To contact the owner, switch on JavaScript.',
  failed: 'Something went wrong. Please try again.',
} as const;
