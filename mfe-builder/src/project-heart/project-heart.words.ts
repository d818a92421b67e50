/** What the button says that shortlists a project. */
export const HEART_WORDS = {
  off: 'Shortlist',
  on: 'Shortlisted',
} as const;
