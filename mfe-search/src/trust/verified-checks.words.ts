/** Sentences of the list of checks. */
export const VERIFIED_CHECKS_WORDS = {
  failed: 'The checks could not be loaded. Close this and open it again.',
} as const;
