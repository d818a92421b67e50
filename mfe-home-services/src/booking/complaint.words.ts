/** Sentences of the page for complaints about finished work. */
export const COMPLAINT_WORDS = {
  title: 'Make a complaint',
  text: 'What is wrong?',
  textHelp: 'Say what was agreed and what you found.',
  short: 'Write what is wrong, in a sentence.',
  button: 'Send the complaint',
  notNow: 'A complaint about this booking is not possible now.',
  photos: 'Photos',
  photosHelp: 'Up to 10 photos, JPG, PNG or WebP. Only our staff and you see them.',
  photosScript: 'Photos need JavaScript. You can send the complaint without them.',
} as const;
