/** Sentences of the page that a code on another device opens. */
export const HANDED_OVER_WORDS = {
  title: 'Upload from your phone',
  lead: 'What you add here appears on the other device. You do not need to log in on this phone.',
  files: 'Files from this phone',
  endedTitle: 'This upload code is no longer valid',
  ended: 'Upload codes work for 10 minutes. Open a new code on the other device and scan it again.',
} as const;
