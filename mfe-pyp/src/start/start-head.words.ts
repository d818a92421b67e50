/** Titles and descriptions of the first pages of posting. */
export const START_HEAD_WORDS = {
  personal: 'Your details | Post your property | Aangan',
  title: 'Post your property free | Aangan',
  description: 'Post a home, a plot or a commercial property for free, without a broker.',
} as const;
