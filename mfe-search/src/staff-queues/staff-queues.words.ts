/** Sentences of the queues of listings that staff decide. */
export const STAFF_QUEUES_WORDS = {
  held: 'Listings that our checks marked as a possible scam. Nobody sees them while they wait, and many are honest. Those whose owner objects come first.',
  noHeld: 'No listing waits for a decision.',
  released: 'The listing is live at once, and later checks do not hold it again.',
  refused: 'Nobody sees the listing. The owner reads that it was refused, and what the checks found.',
  fullWeight: 'The report counts in full.',
  noWeight: 'The report does not count, because this person’s reports were mostly wrong.',
  weight: (weight: number) =>
    `The report counts as ${weight}, because the account is new or its reports were mostly wrong.`,
  brokers:
    'Accounts whose listings look like a broker’s, the most likely first. We ask them whether they are a broker before they get numbers. Nothing else is blocked for them. A real broker can stay in this list.',
  noBrokers: 'No account looks like a broker’s.',
  notBroker: 'The person gets numbers without that question. Later checks leave the account out.',
  lastHomes: (count: number) => `, the last ${count} of them`,
} as const;
