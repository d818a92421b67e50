/** What the button says that shortlists a project. */
export const SHORTLIST_WORDS = {
  off: 'Shortlist',
  on: 'Shortlisted',
} as const;
