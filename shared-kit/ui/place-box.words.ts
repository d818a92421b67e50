/** Sentences of the field for places. */
export const PLACE_BOX_WORDS = {
  failed: 'Places could not be loaded.',
  unknown: (text: string) => `No place is called “${text}”. Check the spelling or the city.`,
  failedStatus: 'Places could not be loaded. Press Enter to try again.',
  found: (count: number) => `${count} places found. Use the up and down keys.`,
} as const;
