/** Sentences of the pages for owners abroad and for tenants who meet owners. */
export const LEAD_WORDS = {
  nriTitle: 'For owners living abroad',
  nriLead: 'Tell us what you need and when to call. We call in your daytime.',
  meetLead: 'Owners and tenants talk to each other directly, without a broker and without brokerage.',
  lookAfter: 'Get my home looked after',
  country: 'For another country, type its code first, such as +33 612345678.',
  hours: 'Choose hours in your local time.',
  call: 'Only our team calls you. Nobody else gets your number.',
  seekerTitle: 'Looking for a home?',
  seekerLead: 'See owners you have contacted, their numbers, and what they know about you.',
  ownerLead: 'See people who asked for your number, want to visit or showed interest. You decide who gets your number.',
} as const;
