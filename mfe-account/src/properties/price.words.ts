/** Sentences of the form that changes a price. */
export const PRICE_WORDS = {
  missing: 'Enter the price in rupees.',
  saved: 'Your new price is saved.',
  position: (verdict: string, comparedWith: string, range: string, homes: number) =>
    `Your price is ${verdict}. Of ${comparedWith}, half cost ${range} (${homes} homes).`,
} as const;
