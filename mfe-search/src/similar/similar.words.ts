/** Sentences of the page of similar homes. */
export const SIMILAR_WORDS = {
  description: (plural: string, locality: string, title: string) =>
    `${plural} near ${locality}, of about the same size and price as ${title}.`,
  like: 'Like',
  near: ': near',
  size: ', of about the same size and price.',
  none: 'No similar homes right now',
  noneText: (plural: string) => `New ${plural} are posted every day. Try a wider search.`,
} as const;
