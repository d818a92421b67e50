/** Sentences about a comparison of projects for search engines. */
export const COMPARISON_HEAD_WORDS = {
  title: (value: string) => `Compare ${value} with other projects | Aangan`,
  description: 'Price per sq ft, possession, RERA, units and amenities of up to four projects side by side.',
} as const;
