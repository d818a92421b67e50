/** Sentences of a city’s page. */
export const CITY_WORDS = {
  rents: (span: string) => `2 BHK ${span} a month, by locality`,
  prices: (span: string) => `${span} per sq ft, by locality`,
  title: (name: string) => `Real estate in ${name}: rents, prices and localities | Aangan`,
  description: (summary: string, name: string) =>
    `${summary} of ${name}: what homes cost to rent and to buy in each zone, from owners without brokers.`,
  lead: (summary: string) =>
    `${summary}, each posted by its owner or builder. Choose what you need, or a locality below.`,
  figures: 'For rent: the median 2 BHK rent a month. For sale: the median price per sq ft.',
} as const;
