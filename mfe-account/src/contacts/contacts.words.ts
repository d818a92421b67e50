/** Sentences of a contact in the lists of contacts and enquiries. */
export const CONTACTS_WORDS = {
  notSaved: 'Your change was not saved. Please try again.',
  theirsHidden: 'This person has hidden their number.',
  yoursHidden: (name: string, day: string) => `Your number is hidden here now. ${name} may have noted it since ${day}.`,
  yoursShown: (name: string, day: string) => `${name} has had your number since ${day}.`,
  homeGone: (day: string) => `About a home that is no longer listed · ${day}`,
} as const;
