/** Sentences about the home of a conversation, and about a conversation that has ended. */
export const HOME_WORDS = {
  home: 'A home that is no longer listed',
  unblock: 'Unblock',
  similar: 'See similar homes',
} as const;

/** What the next step of a conversation says. @param name of the other person */
export const STEP_WORDS = {
  'ask-contact': () => 'Get the owner’s number',
  'book-visit': () => 'Book a visit',
  'answer-proposal': (name: string) => `${name} proposed visit times`,
} as const satisfies Record<string, (name: string) => string>;

export function blockedWords(name: string): string {
  return `You have blocked ${name}. Their messages do not reach you.`;
}

/** The state of the reader’s own report. */
export const REPORTED_WORDS = {
  received: 'You reported this person. Our staff are checking your report.',
  upheld: 'You reported this person. Our staff agreed with you.',
  dismissed: 'You reported this person. Our staff found nothing wrong.',
} as const;
