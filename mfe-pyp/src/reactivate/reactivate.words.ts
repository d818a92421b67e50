import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { DAY_SHORT_NAMES } from '@aangan/shared-kit/domain/india-date';

type State = OwnListing['state'];

export const REACTIVATE = {
  title: 'Show your listing again',
  lead: 'Change what is different now. If nothing is, one press is enough.',
  button: 'Show it again',
  availableFrom: 'Available from',
  unchanged: 'It counts as confirmed today. Our checks take a few seconds.',
  bedPrices: 'A PG has a price for each bed. You can change the beds in the form.',
  visitHours: 'Visit hours',
  usualWeek: 'the usual hours',
  changeHours: 'Change visit hours',
  typeAmount: 'Enter the price in rupees.',
  done: 'It is shown again as soon as our checks have passed.',
  live: 'It is live. People find it in search.',
  see: 'See the listing',
  manage: 'Manage the listing',
  needsScript: 'Showing it again needs JavaScript switched on.',
} as const;

/** Why a listing cannot be shown again now; undefined where it can. */
export function refusalOf({ state, pausedBy }: Pick<OwnListing, 'state' | 'pausedBy'>): string | undefined {
  if (state === 'paused' && pausedBy === 'REPORTED') return 'Several people reported it, so it cannot come back yet.';
  return REFUSALS[state];
}

const REFUSALS: Readonly<Partial<Record<State, string>>> = {
  draft: 'It was never published.',
  checking: 'It is being checked, and shown in a few seconds.',
  live: 'It is live already.',
  held: 'Our staff check it before it is shown.',
  refused: 'Our staff did not release it.',
  duplicate: 'The same home is posted more than once, and the other listing is shown.',
  deleted: 'It is deleted.',
};

interface Slot {
  readonly weekday: number;
  readonly startTime: string;
  readonly endTime: string;
}

/** `Sat 10:00–18:00, Sun 10:00–14:00`. */
export function hoursWords(slots: readonly Slot[]): string {
  return slots
    .map(({ weekday, startTime, endTime }) => `${DAY_SHORT_NAMES[weekday]} ${startTime}–${endTime}`)
    .join(', ');
}
