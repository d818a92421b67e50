/** Sentences of the field for a place. */
export const WHERE_WORDS = {
  where: 'Locality, society or metro station',
} as const;
