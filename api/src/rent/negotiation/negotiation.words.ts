/** What the calls of rent negotiation say to people. */
export const NEGOTIATION_WORDS = {
  title: 'Rent negotiation',
  line: (home: string) => `Rent negotiation: ${home}`,
  none: 'There is no such negotiation of yours.',
  noHome: 'This home is not let at present.',
  noOwner: 'This home has no owner whom we could call.',
  own: 'This is your own home.',
  openAlready: 'We negotiate for this home already.',
  noCase: 'No such negotiation waits.',
  resultMissing: 'Say what was agreed, or why not.',
  notNow: 'This is not possible any more. Load the page again to see what has happened.',
  cancelled: 'You cancelled the negotiation.',
  failed: 'The negotiation had no result.',
} as const;
