/** Sentences of the page of a metro station. */
export const METRO_WORDS = {
  title: (cityName: string) => `Live near a metro station in ${cityName}`,
  lead: 'Homes for rent within 2 km of the station, in a straight line.',
  commute: 'Choose several stations, or search by commute',
} as const;
