/** Sentences of the page of stories. */
export const TESTIMONIALS_WORDS = {
  title: 'Stories of homes found | Aangan',
  description: 'How people found a home on Aangan without a broker, in their own words.',
  lead: 'People tell in their own words how they found a home. We read each story before it is shown.',
  empty: 'We show only stories that people have sent us. Yours can be the first.',
  failed: 'The stories could not be loaded. Please try again.',
} as const;
