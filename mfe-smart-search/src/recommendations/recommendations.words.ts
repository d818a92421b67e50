/** Sentences of the recommendations. */
export const RECOMMENDATIONS_WORDS = {
  metaTitle: 'Homes picked for you | Aangan',
  heading: 'Homes picked for you',
  lead: 'The best homes from your recent searches that you have not answered yet.',
  none: 'No homes picked yet',
  noneHelp: 'Describe the home you want, or change a search that has no homes left. The best homes appear here.',
  start: 'Describe the home you want',
  goOn: 'Continue this search',
} as const;
