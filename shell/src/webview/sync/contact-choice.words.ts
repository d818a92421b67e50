/** Sentences of the consent to contact matching. */
export const CONTACT_CHOICE_WORDS = {
  opener: (agreed: boolean) => `Find friends among your contacts: ${agreed ? 'on' : 'off'}`,
  title: 'Find friends among your contacts',
  what: 'the phone numbers of your contacts, without names, once a day. We keep a code made of each number, never the number.',
  why: 'so that you can see which of your friends look for a home too.',
  stop: 'here, at any time. What we kept is deleted then. Everything else works without it.',
  failed: 'We could not delete it, but we send nothing more. Please try again.',
} as const;
