/** Sentences of the area's calls. */
export const NEW_COMERS_WORDS = {
  unknown: 'There is no such entry of yours.',
} as const;
