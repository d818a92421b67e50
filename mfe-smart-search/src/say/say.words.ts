import { counted } from '@aangan/shared-kit/domain/counted';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';

/** Sentences of the box. */
export const SAY_WORDS = {
  title: 'Smart search',
  metaTitle: 'Smart search: describe the home you want | Aangan',
  description: 'Describe the home you want in your own words. We show what we understood, and a few homes that fit.',
  heading: 'Describe the home you want',
  change: 'Change your search',
  lead: 'Use your own words, in English or Hinglish. We show a few homes at a time, each with reasons.',
  label: 'The home you want',
  placeholder: '2 BHK under 30k near Manyata, parking, from January',
  submit: 'Search',
  examples: 'Examples',
  history: 'Your searches',
  historyFailed: 'Your earlier searches could not be loaded.',
  deleteSession: (label: string) => `Delete ${label}`,
  delete: 'Delete',
  understandFailed: 'We could not read your search right now. Please try again.',
  empty: 'Describe the home you want.',
  any: 'Any',
  typeAnswer: 'Type your answer in the box above, or choose Any.',
  back: 'Back',
  searchNew: 'Start a new search',
  restartTitle: 'This search link no longer works',
  restartHelp: 'The search was deleted, or the link is incomplete. You can describe the home you want again.',
  restart: 'This search link no longer works. Describe the home you want.',
  tracked: 'This is the search from your message. Change it, or see the homes.',
  requirement: 'Get alerts for a search',
  recommendations: 'Homes picked for you',
} as const;

/** Whole sentences that show what can be said. */
export const EXAMPLES = [
  '2 BHK under 30k near a metro station, parking, from January',
  '3 BHK to buy in Whitefield up to 1.2 crore, ready to move',
  'PG for women in Koramangala with food, under 12k',
  'family ke liye 2bhk chahiye, veg ok, dog friendly',
] as const;

export function showHomes(count: number | null): string {
  if (count === 0) return 'No homes fit. See what to change';
  return count === null ? 'Show homes' : `Show ${counted(count, 'home', 'homes')}`;
}

export function estimateWords({
  low,
  high,
  middle,
}: {
  low: number | null;
  high: number | null;
  middle: number | null;
}) {
  if (middle === null) return undefined;
  if (low === null || high === null || low === high) return `Usual price: ${formatShortRupees(middle)}`;
  return `Usual price: ${formatShortRupees(low)} to ${formatShortRupees(high)}`;
}

export function sessionCounts(left: number, liked: number): string {
  return [`${counted(left, 'home', 'homes')} left`, liked > 0 && `${liked} shortlisted`].filter(Boolean).join(' · ');
}
