/** Sentences of a case that staff decide. */
export const STAFF_CASE_WORDS = {
  takeBack: (minutes: number) => `You can undo a decision for ${minutes} minutes.`,
  stored: (reader = 'Only staff read your reason.') => `Your decision is stored with your name. ${reader}`,
  final: 'You cannot undo a decision.',
} as const;
