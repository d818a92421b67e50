import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';

/** What staff say in a call: how it begins, what they ask, and what they answer. */
export interface CallScript {
  readonly opening: string;
  readonly ask: readonly string[];
  readonly branches: readonly { readonly when: string; readonly say: string }[];
  readonly close: string;
}

/** Branches of every call. */
const ALWAYS: CallScript['branches'] = [
  { when: 'it is a bad moment', say: 'When may I call again? Choose “Call back” and the time they name.' },
  { when: 'they do not want calls', say: 'We will not call you again. Choose “Does not want calls” at once.' },
];

const CLOSE = 'I have noted what we agreed. Is there anything else that I can do?';

const SCRIPTS = {
  enquiry: {
    opening: 'Hello, I am calling from Aangan. You asked us a question on our site.',
    ask: ['What do you need help with?', 'Which home or order is it about?'],
    branches: [
      { when: 'it is about money', say: 'Ask them to open a request under Help, so that they can follow the answer.' },
      {
        when: 'they look for a home',
        say: 'Ask for city, budget and move-in date, and offer to set an alert together.',
      },
    ],
    close: CLOSE,
  },
  ticket: {
    opening: 'Hello, I am calling from Aangan. You wrote to our support and asked for a call.',
    ask: ['Is now a good moment to talk about your request?', 'What should happen, so that it is solved for you?'],
    branches: [
      { when: 'it is about money', say: 'Say what the order shows. Promise no refund: it is decided in the order.' },
      { when: 'they have papers', say: 'Ask them to add pictures or papers to the request. Take no details by phone.' },
    ],
    close: 'I write down what we agreed. The answer is in your request as well.',
  },
  nri: {
    opening: 'Hello, I am calling from Aangan in India. You asked for a call at this hour.',
    ask: ['What would you like to do in India: buy, rent, let or sell?', 'Who can show the home or see homes for you?'],
    branches: [
      { when: 'they own a home here', say: 'Explain property management: one person, visits, rent and repairs.' },
      {
        when: 'they want to buy',
        say: 'Explain that builders and owners need a power of attorney, and offer a legal service.',
      },
    ],
    close: CLOSE,
  },
  management: {
    opening: 'Hello, I am calling from Aangan. You asked about property management.',
    ask: ['Where is the home, and is it let now?', 'What takes most of your time with it?'],
    branches: [
      {
        when: 'they ask for the price',
        say: 'The plans on our site name the price. There is nothing to pay besides it.',
      },
      { when: 'the home is empty', say: 'We list it, show it and check the tenants. You decide who moves in.' },
    ],
    close: CLOSE,
  },
  manager: {
    opening: 'Hello, I am your property manager at Aangan.',
    ask: ['What should happen first?', 'Who has the keys?', 'When do you prefer to be called?'],
    branches: [
      {
        when: 'they have an open repair',
        say: 'Note what is broken, since when, and who was there. Name the day of the visit.',
      },
    ],
    close: 'You see my name, my hours and the next step under “My property manager”.',
  },
  'owner-tip': {
    opening:
      'Hello, I am calling from Aangan, a marketplace without brokers. Somebody told us that you may have a home to let. May I ask one question?',
    ask: ['Do you want to let or sell a home now?'],
    branches: [
      { when: 'they ask who told us', say: 'We do not say who. They gave us your number and nothing else about you.' },
      {
        when: 'they want to list it',
        say: 'Listing is free. I send nothing without your wish: you find us at Aangan.',
      },
      { when: 'they say no', say: 'Thank you. We will not call again. Choose “Does not want calls”.' },
    ],
    close: 'Thank you for your time.',
  },
  'home-service': {
    opening: 'Hello, I am calling from Aangan. You asked about a home service.',
    ask: ['What needs to be done, and where?', 'Which day suits you?'],
    branches: [
      {
        when: 'they ask for the price',
        say: 'Read the price of the catalogue. What costs more is agreed before the work.',
      },
    ],
    close: CLOSE,
  },
  move: {
    opening: 'Hello, I am calling from Aangan. You asked about moving home.',
    ask: ['From where to where, and on which day?', 'Which floor, and is there a lift?', 'What is large or fragile?'],
    branches: [
      {
        when: 'they want a quotation',
        say: 'Open the survey with them. The price that it shows is the one that they pay.',
      },
    ],
    close: CLOSE,
  },
  legal: {
    opening: 'Hello, I am calling from Aangan. You asked about a legal service.',
    ask: ['Which paper do you need, and by when?', 'In which city is the home?'],
    branches: [
      {
        when: 'they ask for advice',
        say: 'We prepare papers and give no legal advice. Offer the appointment with a lawyer.',
      },
      { when: 'they ask for the price', say: 'Say what it costs, with stamp duty, before they pay anything.' },
    ],
    close: CLOSE,
  },
  'rent-payment': {
    opening: 'Hello, I am calling from Aangan. You had a question about paying rent online.',
    ask: ['What would you like to know before you pay?'],
    branches: [
      {
        when: 'they ask for fees',
        say: 'Read the fee of their way to pay from the page. UPI is free where it says so.',
      },
      {
        when: 'the landlord hesitates',
        say: 'The landlord needs no account. The money goes to the bank account they confirm.',
      },
    ],
    close: CLOSE,
  },
  'negotiation-tenant': {
    opening: 'Hello, I am your negotiator at Aangan. You asked us to talk about the rent.',
    ask: ['How soon would you move in?', 'What may the owner know about you?', 'What is your highest rent?'],
    branches: [
      { when: 'the owner has agreed', say: 'Say the rent and from when. Enter the result under “Rent negotiations”.' },
      { when: 'the owner refuses', say: 'Say so plainly. All of the money goes back to the tenant.' },
    ],
    close: 'I call the owner next, and then you again.',
  },
  'negotiation-owner': {
    opening: 'Hello, I am calling from Aangan about your home. A tenant asks whether the rent can be discussed.',
    ask: ['Is the home still available?', 'What matters to you besides the rent?'],
    branches: [
      { when: 'they can lower it', say: 'Ask for the rent, the deposit and from when. Repeat the three of them.' },
      { when: 'they cannot', say: 'Thank them. The tenant decides whether the rent suits.' },
    ],
    close: 'I tell the tenant what you said, word by word.',
  },
} as const satisfies Record<CallKind, CallScript>;

/** The script of a kind, with the branches of every call. */
export function scriptOf(kind: CallKind): CallScript {
  const script: CallScript = SCRIPTS[kind];
  return { ...script, branches: [...script.branches, ...ALWAYS] };
}
