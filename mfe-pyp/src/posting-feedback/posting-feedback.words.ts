/** The one question about posting, and its answers by rating. */
export const FEEDBACK_WORDS = {
  question: 'How easy was posting?',
  help: 'One tap is enough. We read every answer.',
  ratings: { 1: 'Very hard', 2: 'Hard', 3: 'Okay', 4: 'Easy', 5: 'Very easy' },
  thanks: 'Thank you. Your answer is saved.',
} as const;
