/** Sentences about what was checked of a listing. */
export const TRUST_WORDS = {
  checked: 'We checked the owner’s number, the photos, and that the home is still available.',
} as const;
