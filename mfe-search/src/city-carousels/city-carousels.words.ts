/** Sentences of the rows of homes, projects and prices of a city. */
export const CITY_CAROUSELS_WORDS = {
  failed: 'The newest homes could not be loaded. You can still search.',
  none: 'No new homes here this month.',
  costTitle: (city: string) => `What a 2 BHK costs in ${city}`,
  trends: 'Rents and prices by locality',
  trendsNote: (day: string) =>
    `Monthly medians for each locality: rents of 2 BHK homes, prices of all homes for sale. As of ${day}.`,
  estimate: 'Estimate the rent of your home',
  projects: (city: string) => `Projects on sale now in ${city}`,
  high: 'Newest homes from the 8th floor up',
  largeSocieties: 'Newest homes in the largest societies',
  societies: (city: string) => `Societies with most homes for rent in ${city}`,
  examples: 'We wrote these as examples. They are not by customers.',
} as const;
