/** All sentences of loan checks and of requests to lenders in the API. */
export const LOAN_WORDS = {
  noCheck: 'These answers do not exist, or were given on another device.',
  noHolder: 'Your browser stores no cookies. Log in, and your answers are saved with your account.',
  tooMany: 'Too many checks at once. Try again in a minute.',
  noLender: 'This lender takes no requests from here.',
  noLead: 'There is no such request.',
  openLead: (lender: string) => `Your request to ${lender} is open. Withdraw it before you ask another lender.`,
  leadEnded: 'This request has ended already.',
  refused: 'The lender did not take the request.',
} as const;
