/** Sentences of the people who are interested in an owner’s homes. */
export const INTERESTED_WORDS = {
  askFirst: 'From now on, we ask you first.',
  shareAtOnce: 'From now on, people who ask get your number.',
  label: 'Ask me before anybody gets my number',
  didNotWork: 'says that this contact did not work.',
  hidden: (name: string) => `Your number is now hidden from ${name}. They may have noted it before.`,
  theirsHidden: 'They have since hidden their number.',
  tenants: 'Tenants interested in your property',
  buyers: 'Buyers interested in your property',
  lead: 'People who asked for your number, want to visit or showed interest. You see each other’s numbers only after a contact.',
  none: (who: string) => `No home here for ${who} yet`,
  empty: 'People interested in your homes appear here.',
  emptyHelp:
    'Add good photos, a confirmed date and a fair price to get more interest. We’ll message you when somebody asks.',
  failed: 'The list could not be loaded. Please try again.',
  agreed: (name: string) => `${name} now has your number, and you have theirs.`,
  declined: 'You declined. They know that no contact was used.',
  question: 'If you say yes, you both get each other’s number. If you do not answer, the request ends after a week.',
} as const;
