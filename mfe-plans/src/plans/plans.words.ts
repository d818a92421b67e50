/** Sentences of the pages of plans. */
export const PLANS_WORDS = {
  registeredSales: 'Registered sales you can open',
  description: (promise: string) => `${promise} Prices include GST. You get a contact back if the home is gone.`,
  nothing: 'You need not buy anything here. Everything you can do is free.',
} as const;
