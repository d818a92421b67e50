/** What people read about the shortlist of projects. */
export const SAVED_WORDS = {
  save: 'Shortlist',
  saved: 'Shortlisted',
  first: 'Shortlisted on this device. Compare your projects on the comparison page.',
} as const;
