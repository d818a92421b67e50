/** Sentences of the form for a note. */
export const NOTE_FORM_WORDS = {
  theirReason: 'Their reason for the follow-up',
  conflict: 'Somebody else changed this note. Your version is below. If you save again, it replaces theirs:',
  reasonExample: 'Ask if the rent has come down',
  shared: 'has shared a note on this home with you.',
  sharedWithYou: (name: string) => `${name} wrote this note and shared it with you. You can check off its tasks.`,
  draft: 'Your unsaved text is back.',
  rating: 'How much you like it',
  example: 'Light, noise, water, the owner, what to ask next time',
  peopleHelp: 'They can see this note and check off tasks after they sign up. We do not message them.',
  mostTasks: (most: number) => `A note can have ${most} tasks.`,
  moved: (place: number, count: number) => `Moved to position ${place} of ${count}.`,
} as const;
