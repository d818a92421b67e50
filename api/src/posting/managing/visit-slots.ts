import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import {
  defaultWeek,
  saveVisitHours,
  timeOf,
  type VisitWindow,
  visitHoursOf,
  windowsOf,
} from '../../meeting/visits/public.ts';
import type { DraftRow } from '../drafts/public.ts';

/** A slot as owners give it; without both times it is skipped. */
interface GivenSlot {
  readonly weekday: number;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** The weekly hours of visits, as the contract has them. */
export async function wireSlots(database: DatabaseOrTransaction, { id }: Pick<DraftRow, 'id'>) {
  const own = await visitHoursOf(database, id);
  return { slots: slotsOf(own ?? defaultWeek(id)), own: own !== undefined };
}

function slotsOf(windows: readonly VisitWindow[]) {
  return windows
    .map(({ weekday, from, to }) => ({ weekday, startTime: timeOf(from), endTime: timeOf(to) }))
    .toSorted((one, other) => one.weekday - other.weekday || one.startTime.localeCompare(other.startTime));
}

/**
 * Stores the hours of visits that `change` makes of the own ones; hours that are the same are not stored again, so that
 * a skipped slot leaves the usual week in place.
 */
export async function changeSlots(
  database: DatabaseOrTransaction,
  { id, accountId }: DraftRow,
  change: (slots: readonly GivenSlot[]) => readonly GivenSlot[],
  at: Date,
): Promise<void> {
  const own = await visitHoursOf(database, id);
  const before = own ?? [];
  const windows = windowsOf(change(slotsOf(before)));
  if (JSON.stringify(windows) === JSON.stringify(before)) return;
  await saveVisitHours(database, { listingId: id, ownerId: accountId, windows, at });
}
