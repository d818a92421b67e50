/** Sentences of the form that tells us of a home. */
export const CROWD_WORDS = {
  title: 'Know a home for rent?',
  lead: 'Tell us the owner’s number. We ask the owner before we list anything.',
  where: 'What is the home, and where?',
  example: 'For example: 2 BHK on the second floor, near the lake in Indiranagar.',
  send: 'Send these details',
} as const;
