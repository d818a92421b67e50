/** Sentences of the list of contacts of a plan. */
export const CONTACT_HISTORY_WORDS = {
  before:
    'You get a contact back if the home is gone, the number does not exist, or the owner does not answer. Tell us under',
  after: '. If an owner removes the home within two days, you get the contact back automatically.',
  none: 'You have used no contacts yet.',
  gone: 'A home that is gone',
} as const;
