/** Sentences of the search by commute and by metro. */
export const COMMUTE_WORDS = {
  where: 'Choose where you travel to: an office, a college, a metro station or a locality.',
  none: 'No homes within this time. Try a longer commute.',
  title: 'Live near work, a college or the metro | Aangan',
  description: 'Homes within one or two people’s commute, or within a walk of a metro station. Times are estimates.',
  heading: 'Near a place that matters',
  lead: (name: string) => `Homes in ${name} that keep each person’s commute short.`,
  how: 'For one or two people. We estimate minutes from the straight line plus about a third, at the speed shown beside each way to travel. Traffic is not included.',
  otherPlace: (name: string) => `Or search for another place in ${name}`,
  unknown: (hint: string) => `No place is called “${hint}”. Check the spelling or the city.`,
  stations: (most: number) => `Choose up to ${most} stations on any line. Distances are in a straight line.`,
  show: 'Show homes near these stations',
  chooseOne: 'Open a line and choose at least one station.',
  tooMany: (count: number, most: number) => `You chose ${count} stations. Choose at most ${most}.`,
} as const;
