import { counted } from '@aangan/shared-kit/domain/counted';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import type { ProductFeedbackReason } from '@aangan/shared-kit/domain/smart-search/session-options';

/** Sentences of what a session can be shared, measured and judged with. */
export const TOOLS_WORDS = {
  share: 'Decide with a partner',
  shareHelp:
    'Your partner sees the homes that we showed you, and can vote. The link shows no names and ends after 30 days.',
  shareMake: 'Make a link',
  shareReady: 'Send this link to your partner:',
  shareGone: 'This link was already made. Withdraw it and make another one.',
  shareLabel: 'Link for your partner',
  shareTitle: 'Help me choose a home',
  withdraw: 'Withdraw',
  withdrawn: 'Link withdrawn. It no longer works for anybody.',
  commute: 'Your commute',
  commuteHelp: 'Homes within everybody’s commute come first. The times are estimates.',
  people: ['You', 'Second person (optional)'],
  to: 'Workplace, college or station',
  how: 'How',
  minutes: 'At most',
  commuteSave: 'Save commute',
  commuteSaved: 'Commute saved. Homes within your commute come first.',
  commuteUnknown: (place: string) => `No place is called “${place}”. Check the spelling or the city.`,
  commuteMissing: 'Enter the place you travel to.',
  commuteSame: 'Both people travel to the same place. Enter another one, or leave it empty.',
  commuteFailed: 'Your saved commute could not be loaded.',
  feedback: 'How do you like smart search?',
  feedbackGiven: 'Thank you. You can change your answer.',
  rating: 'Your rating',
  ratings: ['1 · Bad', '2 · Poor', '3 · OK', '4 · Good', '5 · Great'],
  reasons: 'What was it like? (optional)',
  words: 'In your words (optional)',
  send: 'Send feedback',
  links: 'More',
  activity: 'Your answers',
  results: 'See all results with these filters',
  alert: 'Get alerts for this search',
  again: 'Start a new search',
  recent: 'Recently shortlisted',
} as const;

export const FEEDBACK_REASON_WORDS = {
  UNDERSTOOD_ME: 'It understood me',
  DID_NOT_UNDERSTAND: 'It did not understand me',
  GOOD_HOMES: 'Good homes',
  WRONG_HOMES: 'Wrong homes',
  FAST: 'Fast',
  SLOW: 'Slow',
} as const satisfies Record<ProductFeedbackReason, string>;

/** @param ends epoch ms */
export function shareLine(ends: number, votes: number): string {
  return `Until ${formatDay(ends)} · ${counted(votes, 'vote', 'votes')}`;
}
