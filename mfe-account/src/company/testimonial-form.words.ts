/** Sentences of the form for a story. */
export const TESTIMONIAL_FORM_WORDS = {
  short: (least: number) => `Write at least ${least} characters.`,
  thanks: 'Thank you. Your story is shown here after we have read it.',
  question: 'How did you find your home?',
  consent: 'Your story is shown with your first name and city. You can ask us to remove it at any time.',
} as const;
