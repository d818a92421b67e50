import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { DAY_SHORT_NAMES } from '@aangan/shared-kit/domain/india-date';

type State = OwnListing['state'];

export const REACTIVATE = {
  title: 'Show your listing again',
  lead: 'Update what has changed, or show the listing as it is.',
  button: 'Show it again',
  availableFrom: 'Available from',
  unchanged: 'We mark your listing as confirmed today. Our checks take a few seconds.',
  bedPrices: 'A PG has a price for each bed. You can change the beds in the form.',
  visitHours: 'Visit hours',
  usualWeek: 'the usual hours',
  changeHours: 'Change visit hours',
  typeAmount: 'Enter the price in rupees.',
  done: 'We show your listing again after our checks.',
  live: 'Your listing is live. People can find it in search.',
  see: 'See the listing',
  manage: 'Manage the listing',
  needsScript: 'To show your listing again, switch on JavaScript.',
} as const;

/** Why a listing cannot be shown again now; undefined where it can. */
export function refusalOf({ state, pausedBy }: Pick<OwnListing, 'state' | 'pausedBy'>): string | undefined {
  if (state === 'paused' && pausedBy === 'REPORTED')
    return 'Several people reported this listing, so you cannot show it again yet.';
  return REFUSALS[state];
}

const REFUSALS: Readonly<Partial<Record<State, string>>> = {
  draft: 'This listing was never published.',
  checking: 'We are checking this listing, and show it in a few seconds.',
  live: 'This listing is already live.',
  held: 'Our staff check this listing before we show it.',
  refused: 'Our staff did not approve this listing.',
  duplicate: 'The same home is posted more than once. We show the other listing.',
  deleted: 'This listing is deleted.',
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
