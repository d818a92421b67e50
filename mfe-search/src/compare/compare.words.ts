/** Sentences of the comparison of homes. */
export const COMPARE_WORDS = {
  add: (count: number) => (count === 1 ? 'Add the home you chose' : `Add the ${count} homes you chose`),
  wrongAddress: 'This is not the address of a home on Aangan. It must end in /detail.',
  addressHelp: 'Copy it from the address bar, or from Share on the home’s page.',
  title: 'Compare homes side by side | Aangan',
  description: 'Rent, deposit, size, amenities and monthly cost of up to four homes side by side.',
  taken: (count: number, most: number) =>
    `${count} of ${most} homes added. This page’s address contains your comparison: save it or share it.`,
  lead: (most: number) => `Up to ${most} homes side by side, with the full monthly cost of each.`,
  missing: (count: number) =>
    count === 1
      ? 'One of the homes is no longer listed, so it is not shown.'
      : `${count} of the homes are no longer listed, so they are not shown.`,
  rentCost: (percent: number) =>
    `For homes for rent, the monthly cost is rent, maintenance, and what the deposit would earn elsewhere at ${percent}% a year.`,
  saleCost:
    'For homes for sale, the monthly cost is maintenance and the EMI. The loan is four fifths of the price, at 8.5% over 20 years.',
  same: 'These homes are the same in everything their owners mentioned.',
} as const;
