/** Sentences of the localities on the home page. */
export const LOCALITY_LINKS_WORDS = {
  rents: 'With the median rent of 2 BHK homes listed now.',
  prices: 'With the median price per sq ft of homes listed now.',
} as const;
