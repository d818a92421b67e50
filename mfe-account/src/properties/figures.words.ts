/** Sentences of the figures of a listing. */
export const FIGURES_WORDS = {
  shown: 'Result pages that showed it, last 30 days',
  opened: 'Logged-in people who opened it',
  reach: 'How many people the listing reached',
  averages: (homes: number) => `Averages of ${homes} live homes of the same kind in the locality.`,
} as const;
