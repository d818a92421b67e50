/** What the calls of rent negotiation say to people. */
export const NEGOTIATION_WORDS = {
  title: 'Rent negotiation',
  line: (home: string) => `Rent negotiation: ${home}`,
  none: 'You have no such negotiation.',
  noHome: 'This home is not available for rent right now.',
  noOwner: 'We cannot call the owner of this home.',
  own: 'This is your own home.',
  openAlready: 'We are already negotiating for this home.',
  noCase: 'No such negotiation waits.',
  resultMissing: 'Enter what was agreed, or why there was no agreement.',
  notNow: 'This is no longer possible. Reload the page to see what changed.',
  cancelled: 'You cancelled the negotiation.',
  failed: 'The negotiation had no result.',
} as const;
