/** Sentences of a claim for the full amount. */
export const CLAIM_FORM_WORDS = {
  waiting: 'Our staff are checking your claim.',
  granted: 'Our staff agreed. We send the money back the way you paid.',
  refused: 'Our staff did not agree.',
  title: 'Ask for the full amount back',
  help: 'Tell us which homes you saw, or since when the listing is missing. Our staff check your contacts and visits.',
} as const;
