import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';

type State = OwnListing['state'];

interface StateWords {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad' | 'information';
}

/** The states of a listing, as labels. */
const STATE_LABELS: Readonly<Record<State, StateWords>> = {
  draft: { label: 'Draft', tone: 'plain' },
  checking: { label: 'Being checked', tone: 'information' },
  live: { label: 'Live', tone: 'good' },
  held: { label: 'Under review', tone: 'attention' },
  refused: { label: 'Not approved', tone: 'bad' },
  duplicate: { label: 'Duplicate', tone: 'attention' },
  paused: { label: 'Paused', tone: 'plain' },
  closed: { label: 'Closed', tone: 'plain' },
  deleted: { label: 'Deleted', tone: 'bad' },
};

/** `rented out` or `sold`. */
export function closedWord(category: ListingCategory): 'rented out' | 'sold' {
  return isMonthly(category) ? 'rented out' : 'sold';
}

export function stateWords({ state, record }: OwnListing): StateWords {
  if (state !== 'closed') return STATE_LABELS[state];
  return { label: isMonthly(record.propertyType) ? 'Rented out' : 'Sold', tone: 'plain' };
}

/** What the state means for its owner, and what happens next. @param now epoch ms */
export function stateNote(listing: OwnListing, now: number): string {
  const { state, record, undoUntil } = listing;
  if (state === 'live') return `Confirmed ${confirmedAgo(record.lastConfirmedOn, now)}. People can find it in search.`;
  if (state === 'paused') return PAUSED_NOTES[listing.pausedBy ?? 'OWNER'];
  if (state === 'closed') return closedNote(listing);
  if (state === 'deleted') return `Deleted. You can undo this until ${formatMoment(undoUntil ?? now)}.`;
  return STATE_NOTES[state];
}

const STATE_NOTES = {
  draft: 'Not published yet.',
  checking: 'Our checks take a few seconds. You need not do anything.',
  held: 'Our staff check it before we show it. See what you can do.',
  refused: 'Our staff did not approve it, so we do not show it.',
  duplicate: 'The same home is posted more than once. Search shows the other listing.',
} as const;

const PAUSED_NOTES = {
  OWNER: 'You paused it. It is not shown in search.',
  NOT_CONFIRMED: 'Paused, because you did not confirm it for ten days.',
  REPORTED: 'Paused, because several people reported it.',
} as const;

function closedNote({ record, closed }: OwnListing): string {
  const word = isMonthly(record.propertyType) ? 'Rented out' : 'Sold';
  if (closed?.with === 'SEEKER_HERE')
    return closed.name ? `${word} to ${closed.name}, from Aangan.` : `${word} on Aangan.`;
  if (closed?.with === 'ELSEWHERE') return `${word} to somebody from outside Aangan.`;
  return `Marked as ${closedWord(record.propertyType)}.`;
}

/** `3 changes are not published yet.`; undefined without any. */
export function unpublishedNote(fields: number): string | undefined {
  if (fields === 0) return undefined;
  return fields === 1 ? '1 change is not published yet.' : `${fields} changes are not published yet.`;
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** `1 person who was logged in`. */
export function loggedInPeople(count: number): string {
  return `${people(count)} who ${count === 1 ? 'was' : 'were'} logged in`;
}

/** What an owner can do with one press, and what is said about it. */
export const MOVE_WORDS = {
  pause: { button: 'Pause', done: 'Paused. It is no longer shown in search.' },
  reactivate: { button: 'Show it again', done: 'We show your listing again after our checks.' },
  close: { button: '', done: 'Saved. It is no longer shown in search.' },
  delete: { button: 'Delete', done: 'Deleted. You can undo this for half an hour.' },
  undoDelete: { button: 'Undo', done: 'The listing is restored.' },
} as const;

export const OWN_LISTING_WORDS = {
  undo: 'Undo',
  deleteQuestion: 'Delete this listing? It is then no longer shown in search. You can undo this for half an hour.',
  deleteYes: 'Delete listing',
  scripts: 'To pause, delete or change the price, switch on JavaScript.',
  lowerPrice: 'We tell people who shortlisted it when you lower the price.',
  bedPrices: 'A PG has a price for each bed.',
  fewHomes: 'There are too few similar homes to compare with.',
  publish: 'Check and publish',
  another: 'Post another home like this',
  anotherHelp: 'We start a new draft with the answers of this listing, without its photos.',
} as const;
