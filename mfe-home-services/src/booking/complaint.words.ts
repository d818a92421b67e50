/** Sentences of the page for complaints about finished work. */
export const COMPLAINT_WORDS = {
  title: 'Make a complaint',
  text: 'What is wrong?',
  textHelp: 'Tell us what was agreed and what you found.',
  short: 'Write what is wrong, in a sentence.',
  button: 'Send the complaint',
  notNow: 'You cannot complain about this booking now.',
  photos: 'Photos',
  photosHelp: 'Up to 10 photos, JPG, PNG or WebP. Only our staff and you see them.',
  photosScript: 'Photos need JavaScript. You can send the complaint without them.',
} as const;
