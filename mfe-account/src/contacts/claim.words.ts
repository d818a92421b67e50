/** Sentences about a contact that did not work. */
export const CLAIM_WORDS = {
  denied: 'You said that the home is still available.',
  returned: 'The contact was returned to them.',
  question: (said: string) =>
    `${said} Can people still reach you about this home? If you do not answer, they get the contact back.`,
  stillOnOffer: 'It is still available',
  explanation: 'We ask the owner. You get this contact back if the owner agrees, or does not answer within 48 hours.',
} as const;
