/** Sentences of the list of notes. */
export const MY_NOTES_WORDS = {
  lead: 'What you think of homes, what to ask, and when to follow up.',
  noMatch: (text: string) => `No note contains “${text}”`,
  empty: 'Open a home and choose “Add a note”. You can rate the home, list questions, and set a reminder.',
} as const;
