/** Sentences of the page that uploads from a phone. */
export const HANDED_OVER_UPLOAD_WORDS = {
  title: 'Upload from your phone | Aangan',
  expired: 'This code is no longer valid. Open a new code on the other device.',
  lead: 'Files that you add here appear on the other device. You need not log in on this phone.',
} as const;
