/** Sentences of registered deals. */
export const REGISTERED_DEALS_WORDS = {
  none: (place: string) => `No deals are registered in ${place} yet.`,
  caption: (deals: string) => `Prices from the register; ${deals} in two years.`,
} as const;
