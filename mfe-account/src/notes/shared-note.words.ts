/** Sentences of a note that somebody reads by its link. */
export const SHARED_NOTE_WORDS = {
  title: 'A note shared with you | Aangan',
  lead: (name: string) => `You can read this note with its link until ${name} stops sharing it.`,
} as const;
