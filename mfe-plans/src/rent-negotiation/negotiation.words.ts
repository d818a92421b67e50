import type { NegotiationState } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';

type Tone = 'good' | 'attention' | 'information';

/** Sentences about rent negotiation. */
export const NEGOTIATION_WORDS = {
  title: 'Rent negotiation',
  lead: 'Talking to the owner about the rent for you. If the rent does not go down, you get a full refund.',
  description:
    'We negotiate a home’s rent with its owner for you. If the rent does not go down, you get your money back.',
  howTitle: 'How it works',
  how: [
    'Enter the rent you would pay, and pay for the service.',
    'Our negotiator calls you and the owner on the next working day, from 9 am to 9 pm.',
    'You see the result here. If the rent does not go down, you get a full refund.',
  ],
  home: 'The home',
  asks: (rent: string) => `The owner asks ${rent} a month.`,
  target: 'Rent that you would pay, a month',
  targetHelp: (least: string) => `Enter at least ${least}. Owners stop talking if the offer is more than 30% lower.`,
  note: 'What the negotiator should know (optional)',
  noteHelp: 'For example: you can move at once, or stay for two years. Leave out phone numbers.',
  price: (price: string) => `The service costs ${price} with GST.`,
  order: 'Continue to payment',
  own: 'This is your own home. Change its rent on the page of your listing.',
  gone: 'This home is not available for rent right now',
  goneText: 'We can negotiate only for homes that are available for rent and whose owner we can call.',
  search: 'See homes for rent',
  pick: 'Open a home for rent and choose “Negotiate the rent”.',
  yours: 'Your negotiations',
  open: 'We are already negotiating for this home.',
  see: 'See the negotiation',
  pay: 'Pay now',
  receipt: 'Order and receipt',
  result: 'Result',
  back: (price: string) => `We refunded ${price} the way you paid. Banks may need up to seven days to show it.`,
  cancel: 'Cancel the negotiation',
  cancelQuestion: 'You get a full refund. We do not call the owner.',
  cancelYes: 'Yes, cancel it',
  wished: (target: string, rent: string) => `You would pay ${target} a month. The owner asked ${rent}.`,
  link: 'Negotiate the rent',
} as const;

/** What the tenant reads in each state. */
export const NEGOTIATION_STATES_WORDS = {
  unpaid: { label: 'Not paid', tone: 'attention', text: 'We call the owner after you pay.' },
  paid: { label: 'Paid', tone: 'information', text: 'Our negotiator calls you on the next working day.' },
  talking: { label: 'Talking to the owner', tone: 'information', text: 'You see the result here.' },
  agreed: { label: 'Agreed', tone: 'good', text: 'The owner has agreed. Sign the agreement with the new rent.' },
  'no-deal': { label: 'No lower rent', tone: 'attention', text: 'The owner keeps the rent.' },
  cancelled: { label: 'Cancelled', tone: 'attention', text: 'The negotiation was cancelled.' },
} as const satisfies Record<NegotiationState, { label: string; tone: Tone; text: string }>;
