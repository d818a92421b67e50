/** Sentences of the sheet for the owner’s number. */
export const CONTACT_WORDS = {
  recorded: 'We record your answer. If several owners report you as a broker, we stop giving you numbers.',
  seeker: 'I am looking for a home myself',
  failed: 'We could not get the number. Check your connection and try again.',
  requestedBefore: 'We message you when the owner answers. You also see it in',
  requestedAfter: '. The request ends after a week without an answer.',
  termsBefore:
    'You get the owner’s name and number, and the owner gets yours. You can both see this, hide your number and report the other in',
  termsAfter: '. If the home is no longer available, tell us there and you get the contact back.',
  hidden: (name: string) => `${name} has since hidden this number. You may have noted it before.`,
  notCopied: 'The number could not be copied. Select it instead.',
  interest: 'This is free. The owner sees your first name and what you wrote about yourself, not your number.',
} as const;
