import { eq, lt } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import type { BookingRow } from '../bookings/bookings.tables.ts';
import { jobPosition } from './packers.tables.ts';

/** Time without an update after which a position is stale. */
const STALE_MS = 5 * 60_000;

/** Whether the professional can be followed now. */
export function isTracked({ state }: Pick<BookingRow, 'state'>): boolean {
  return state === 'on_the_way' || state === 'started';
}

/** Saves the professional's position, only the latest. */
export async function savePosition(
  transaction: Transaction,
  bookingId: string,
  place: { readonly latitude: number; readonly longitude: number },
  at: Date,
): Promise<void> {
  const here = { ...place, at };
  await transaction
    .insert(jobPosition)
    .values({ bookingId, ...here })
    .onConflictDoUpdate({ target: jobPosition.bookingId, set: here });
  await emitLive(transaction, 'booking-position', bookingId, { at: at.getTime() });
}

/** Where the professional is; null while nobody is on the way. */
export async function positionOf(reader: DatabaseOrTransaction, row: BookingRow, now: Date) {
  if (!isTracked(row)) return null;
  const [found] = await reader.select().from(jobPosition).where(eq(jobPosition.bookingId, row.id));
  if (!found) return null;
  const { latitude, longitude, at } = found;
  return { latitude, longitude, at: at.getTime(), stale: now.getTime() - at.getTime() > STALE_MS };
}

export async function lastPositionAt(reader: DatabaseOrTransaction, bookingId: string): Promise<number | null> {
  const [found] = await reader
    .select({ at: jobPosition.at })
    .from(jobPosition)
    .where(eq(jobPosition.bookingId, bookingId));
  return found?.at.getTime() ?? null;
}

/** Deletes positions of the days before. */
export async function deleteOldPositions(database: Database, before: Date): Promise<void> {
  await database.delete(jobPosition).where(lt(jobPosition.at, before));
}
