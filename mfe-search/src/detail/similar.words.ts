/** Sentences of the similar homes below a home. */
export const SIMILAR_WORDS = {
  failed: (plural: string) => `Similar ${plural} could not be loaded.`,
  none: (plural: string) => `There are no similar ${plural} right now.`,
  found: (count: number, what: string) => `${count} ${what} nearby, of about the same size and price`,
} as const;
