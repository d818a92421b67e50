/** All sentences of credit checks in the API. */
export const CREDIT_WORDS = {
  closed: 'Credit checks are closed on this site.',
  noReport: 'There is no such report.',
  asking: 'The bureau is being asked already. Reload the page in a minute.',
  tooOften: (most: number) => `You can ask a bureau ${most} times a day. Try again tomorrow.`,
  noPan: 'Enter your PAN.',
  foreignPhone: 'Bureaus know Indian phone numbers only. Add one to your account first.',
} as const;
