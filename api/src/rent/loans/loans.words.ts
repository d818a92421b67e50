/** All sentences of loan checks in the API. */
export const LOAN_WORDS = {
  noCheck: 'These answers do not exist, or were given on another device.',
  noHolder: 'Your browser stores no cookies. Log in, and your answers are saved with your account.',
  tooMany: 'Too many checks at once. Try again in a minute.',
} as const;
