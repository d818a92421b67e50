/** Sentences of the price trends on a home’s page. */
export const TRENDS_WORDS = {
  estimate: 'Estimate the rent of a home like this',
  needsScript: 'The chart needs JavaScript. Switch it on to see the trend.',
  failed: 'Price trends could not be loaded.',
  few: 'There are too few listings here to show a trend.',
} as const;
