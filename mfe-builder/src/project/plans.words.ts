/** Sentences about floor plans, prices and similar projects. */
export const PLANS_WORDS = {
  plan: (label: string) => `Floor plan of ${label}. The table lists its rooms.`,
  asked: (name: string) => `Price per sq ft in ${name}`,
  monthly: 'The builder’s prices, month by month.',
  median: (locality: string) => `Median price per sq ft in ${locality}`,
  similar: (count: number) => `${count} similar in price and location`,
} as const;
