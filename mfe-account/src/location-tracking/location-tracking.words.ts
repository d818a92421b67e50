/** Sentences of the page that follows a field executive to a visit. */
export const LOCATION_TRACKING_WORDS = {
  title: 'Field executive’s location | Aangan',
  heading: 'Where your field executive is',
  when: (most: string) => `The visit is ${most}, India time.`,
  retrying: 'The location could not be loaded. We try again automatically.',
  cancelled: 'This visit is cancelled. No field executive is coming.',
  over: 'This visit is over. We do not keep the executive’s location.',
  notYet: 'The field executive has not started yet. You can follow them here from three hours before the visit.',
  lost: 'We have no newer location. The executive may have no network.',
  position: (distance: string | undefined, bearing: string) =>
    `The executive is ${distance} to the ${bearing} of the home, in a straight line.`,
  straight: 'Straight-line distance from the home. We update it every 20 seconds.',
  failed: 'The location could not be loaded. Please try again.',
} as const;
