/** All sentences of loan checks and of requests to lenders in the API. */
export const LOAN_WORDS = {
  noCheck: 'These answers do not exist, or you gave them on another device.',
  noHolder: 'Your browser blocks cookies. Log in to save your answers with your account.',
  tooMany: 'Too many checks at once. Try again in a minute.',
  noLender: 'This lender does not take requests from Aangan.',
  noLead: 'There is no such request.',
  openLead: (lender: string) => `Your request to ${lender} is open. Withdraw it before you ask another lender.`,
  leadEnded: 'This request has already ended.',
  refused: 'The lender did not accept the request.',
} as const;
