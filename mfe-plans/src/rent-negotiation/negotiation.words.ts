import type { NegotiationState } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';

type Tone = 'good' | 'attention' | 'information';

/** Sentences about rent negotiation. */
export const NEGOTIATION_WORDS = {
  title: 'Rent negotiation',
  lead: 'We talk to the owner about the rent, so that you need not. Without a lower rent you get all of your money back.',
  description: 'We negotiate the rent of a home with its owner for you. Without a lower rent you get your money back.',
  howTitle: 'How it works',
  how: [
    'Say which rent you would pay, and pay for the service.',
    'Our negotiator calls you and the owner on the next working day, from 9 am to 9 pm.',
    'You read the result here. Without a lower rent all of your money comes back.',
  ],
  home: 'The home',
  asks: (rent: string) => `The owner asks ${rent} a month.`,
  target: 'Rent that you would pay, a month',
  targetHelp: (least: string) => `At least ${least}: owners break off when they are asked for more than 30% less.`,
  note: 'What the negotiator should know (optional)',
  noteHelp: 'For example: you can move at once, or stay for two years. Leave out phone numbers.',
  price: (price: string) => `The service costs ${price} with GST.`,
  order: 'Go on to payment',
  own: 'This is your own home. Change its rent on the page of your listing.',
  gone: 'This home is not let at present',
  goneText: 'We negotiate for homes that are on offer for rent and have an owner whom we can call.',
  search: 'Look for homes to rent',
  pick: 'Open a home for rent and choose “Negotiate the rent”.',
  yours: 'Your negotiations',
  open: 'We negotiate for this home already.',
  see: 'See the negotiation',
  pay: 'Pay now',
  receipt: 'Order and receipt',
  result: 'Result',
  back: (price: string) => `${price} went back to where it came from. Banks may need up to seven days to show it.`,
  cancel: 'Cancel the negotiation',
  cancelQuestion: 'All of your money comes back. Nobody calls the owner.',
  cancelYes: 'Yes, cancel it',
  wished: (target: string, rent: string) => `You would pay ${target} a month. The owner asked ${rent}.`,
  link: 'Negotiate the rent',
} as const;

/** What the tenant reads in each state. */
export const NEGOTIATION_STATES_WORDS = {
  unpaid: { label: 'Not paid', tone: 'attention', text: 'Nobody calls the owner before you have paid.' },
  paid: { label: 'Paid', tone: 'information', text: 'Our negotiator calls you on the next working day.' },
  talking: { label: 'We talk to the owner', tone: 'information', text: 'You read the result here.' },
  agreed: { label: 'Agreed', tone: 'good', text: 'The owner has agreed. Sign the agreement with the new rent.' },
  'no-deal': { label: 'No lower rent', tone: 'attention', text: 'The owner keeps the rent.' },
  cancelled: { label: 'Cancelled', tone: 'attention', text: 'The negotiation was cancelled.' },
} as const satisfies Record<NegotiationState, { label: string; tone: Tone; text: string }>;
