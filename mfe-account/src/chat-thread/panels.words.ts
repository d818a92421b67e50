/** Sentences of the panels of a chat. */
export const PANELS_WORDS = {
  photosScript: 'To send photos, switch on JavaScript.',
  placeScript: 'To send your position, switch on JavaScript.',
} as const;
