/** Sentences of a note on a home. */
export const NOTE_WORDS = {
  homeGone: 'a home that is no longer listed',
  failed: 'Your change was not saved. Please try again.',
  edit: (title: string) => `Edit the note on ${title}`,
  writtenBy: (name: string) => `Written by ${name} and shared with you`,
  taskFailed: 'The task could not be saved. Please try again.',
  homeGoneTitle: 'A home that is no longer listed',
  linkFailed: 'The link could not be changed. Please try again.',
  copyByHand: 'Select the link and copy it.',
  linkHelp: 'Anybody who has the link and is logged in can read this note. They cannot change it.',
} as const;
