import { dealsADay } from '@aangan/shared-kit/domain/deal-unlocks';

/** Sentences of the pages of plans. */
export const PLANS_WORDS = {
  registeredSales: `Registered sales beyond the ${dealsADay(true)} a day that are free`,
  description: (promise: string) => `${promise} Prices include GST. You get a contact back if the home is gone.`,
  nothing: 'You need not buy anything here. Everything you can do is free.',
} as const;
