/** All sentences of credit checks in the API. */
export const CREDIT_WORDS = {
  closed: 'Credit checks are not available on this site.',
  noReport: 'There is no such report.',
  asking: 'Your request to the bureau is in progress. Reload the page in a minute.',
  tooOften: (most: number) => `You can ask a bureau ${most} times a day. Try again tomorrow.`,
  noPan: 'Enter your PAN.',
  foreignPhone: 'Credit bureaus need an Indian phone number. Add one to your account first.',
} as const;
