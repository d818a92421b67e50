/** Sentences of the page that a landlord opens without an account. */
export const LANDLORD_LINK_WORDS = {
  title: 'Rent you receive',
  heading: (payer: string) => (payer === '' ? 'Your tenant pays you rent' : `${payer} pays you rent`),
  lead: 'You get the rent through Aangan. It costs you nothing, and you need no account.',
  account: 'Paid to',
  validUntil: 'This link works until',
  secret: 'Anybody with this link can open this page, so do not share it.',
  support: 'Chat with support',
  goneTitle: 'This link is no longer valid',
  gone: 'Links work for 30 days, or until your tenant ends them. Ask your tenant for a new one.',
} as const;
