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
    ask: ['Is now a good moment to talk about your request?', 'What can we do to solve it for you?'],
    branches: [
      {
        when: 'it is about money',
        say: 'Tell them what the order shows. Do not promise a refund. It is decided in the order.',
      },
      {
        when: 'they have documents',
        say: 'Ask them to add pictures or documents to the request. Do not take details by phone.',
      },
    ],
    close: 'I will write down what we agreed. You can also read the answer in your request.',
  },
  nri: {
    opening: 'Hello, I am calling from Aangan in India. You asked for a call at this hour.',
    ask: [
      'What would you like to do in India: buy, rent, rent out or sell?',
      'Who can show the home or see homes for you?',
    ],
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
    ask: ['Where is the home, and is it rented out now?', 'What takes most of your time with it?'],
    branches: [
      {
        when: 'they ask for the price',
        say: 'Our site shows the price of each plan. You pay nothing else.',
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
        say: 'Note what is broken, since when, and who was there. Tell them the day of the visit.',
      },
    ],
    close: 'You see my name, my hours and the next step under “My property manager”.',
  },
  'owner-tip': {
    opening:
      'Hello, I am calling from Aangan, a marketplace without brokers. Somebody told us that you may have a home to rent out. May I ask one question?',
    ask: ['Do you want to rent out or sell a home now?'],
    branches: [
      { when: 'they ask who told us', say: 'We cannot say who. They gave us your number and nothing else about you.' },
      {
        when: 'they want to list it',
        say: 'Listing is free, and you can do it yourself on Aangan. I will send you nothing unless you ask.',
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
        say: 'Read the price from the catalogue. Any extra cost is agreed before the work.',
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
        say: 'Open the survey with them. They pay the price that it shows.',
      },
    ],
    close: CLOSE,
  },
  legal: {
    opening: 'Hello, I am calling from Aangan. You asked about a legal service.',
    ask: ['Which document do you need, and by when?', 'In which city is the home?'],
    branches: [
      {
        when: 'they ask for advice',
        say: 'We prepare documents and do not give legal advice. Offer an appointment with a lawyer.',
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
        say: 'Read the fee of their payment method from the page. UPI is free where the page says so.',
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
      {
        when: 'the owner has agreed',
        say: 'Tell them the agreed rent and its start date. Enter the result under “Rent negotiations”.',
      },
      { when: 'the owner refuses', say: 'Tell them plainly. The tenant gets all of the money back.' },
    ],
    close: 'I will call the owner next, and then call you again.',
  },
  'negotiation-owner': {
    opening: 'Hello, I am calling from Aangan about your home. A tenant asks whether the rent can be discussed.',
    ask: ['Is the home still available?', 'What matters to you besides the rent?'],
    branches: [
      { when: 'they can lower it', say: 'Ask for the rent, the deposit and the start date. Repeat all three.' },
      { when: 'they cannot', say: 'Thank them. The tenant decides whether the rent suits.' },
    ],
    close: 'I will tell the tenant exactly what you said.',
  },
} as const satisfies Record<CallKind, CallScript>;

/** The script of a kind, with the branches of every call. */
export function scriptOf(kind: CallKind): CallScript {
  const script: CallScript = SCRIPTS[kind];
  return { ...script, branches: [...script.branches, ...ALWAYS] };
}
