/** Sentences of the EMI calculator. */
export const EMI_CALCULATOR_WORDS = {
  share: 'Loan amount, share of the price',
  loan: (listing: string) => `${listing}: EMI calculator`,
  years: 'Loan year by year',
  estimate: 'This is an estimate. Your bank decides the rate and adds its own charges.',
} as const;
