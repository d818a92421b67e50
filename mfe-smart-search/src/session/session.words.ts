import { counted } from '@aangan/shared-kit/domain/counted';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';

/** Sentences of a session. */
export const SESSION_WORDS = {
  metaTitle: 'Your smart search | Aangan',
  heading: 'Homes that fit',
  wanted: 'What you want',
  change: 'Change',
  removeWish: (label: string) => `Remove ${label}`,
  yes: 'Shortlist',
  later: 'Later',
  no: 'Not for me',
  noReason: 'What is wrong with it? This is optional and improves the next homes.',
  sendNo: 'Show another home',
  contact: 'Contact owner',
  contacted: 'You have the owner’s number',
  photos: 'Ask for photos',
  photosAsked: 'Photos requested',
  why: 'Why this home',
  against: 'What does not fit',
  undo: 'Undo',
  learntTitle: 'Your feedback shapes this list',
  takeBack: (words: string) => `Ignore: ${words}`,
  countAgain: (words: string) => `Use again: ${words}`,
  taken: 'Ignored',
  promptTitle: 'You have said no to five homes. What is wrong with them?',
  promptSend: 'Send',
  promptSkip: 'Skip',
  guidanceTitle: 'How it works',
  guidance: [
    'We show a few homes at a time, each with reasons.',
    'Shortlist a home, keep it for later, or say no. Your answers decide which homes come next.',
    'You can undo every answer, and tell us to ignore what we learnt from it.',
  ],
  guidanceClose: 'Got it',
  noneLeft: 'You have seen all homes that fit',
  noneFound: 'No home fits all of this yet',
  noneHelp: 'Change what you want to see more homes.',
  relax: 'With fewer requirements',
  without: (labels: string) => `Without “${labels}”`,
  nearby: 'In nearby localities',
  nearbyShow: 'Show homes nearby',
  higher: 'With a higher budget',
  showsBudget: (rupees: number) => `These homes cost up to ${formatShortRupees(rupees)}.`,
  showsNearby: 'These homes are in nearby localities.',
  showsUsual: 'Back to your search',
  activity: 'Your answers',
  results: 'See all results',
  alert: 'Get alerts for this search',
  again: 'Start a new search',
  partnerTitle: 'Decide with a partner',
  failed: 'Something went wrong. Please try again.',
} as const;

/** `128 of 143 homes left`, `No homes`. */
export function leftWords(left: number, total: number): string {
  if (total === 0) return 'No homes';
  return `${left} of ${counted(total, 'home', 'homes')} left`;
}

export function homesWords(count: number): string {
  return counted(count, 'home', 'homes');
}

export function budgetWords(rupees: number, count: number): string {
  return `Up to ${formatShortRupees(rupees)} · ${homesWords(count)}`;
}

export function priceWords(rupees: number, rent: boolean): string {
  return `Usual price: ${formatShortRupees(rupees)}${rent ? ' a month' : ''}`;
}

export function voteWords({ up, down }: { readonly up: number; readonly down: number }): string | null {
  if (up + down === 0) return null;
  return `Partner’s votes: ${up} yes, ${down} no`;
}
