import type { Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { isTaken } from './hubs.queries.ts';
import { serviceHub, slotCapacity, slotPlace } from './hubs.tables.ts';

const SLOT_FULL = 'This slot is now taken. Please choose another one.';

interface Place {
  readonly bookingId: string;
  readonly hubId: string;
  readonly business: Business;
  readonly startsAt: Date;
  /** Null for good. */
  readonly releaseAt: Date | null;
}

/**
 * Takes a place of a slot for a booking, which loses the place that it had. All who want a place of the slot wait for
 * each other, so that the last place goes to one.
 * @throws CallError 409 when the slot is full
 */
export async function takePlace(transaction: Transaction, place: Place, at: Date): Promise<void> {
  if (!(await placeIsTaken(transaction, place, at))) throw new CallError(409, SLOT_FULL);
}

/** The same; false where the slot is full, and the booking keeps the place that it had. */
export async function placeIsTaken(transaction: Transaction, place: Place, at: Date): Promise<boolean> {
  const { bookingId, hubId, business, startsAt } = place;
  const name = `service slot ${hubId} ${business} ${startsAt.getTime()}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const others = await transaction.$count(
    slotPlace,
    and(
      eq(slotPlace.hubId, hubId),
      eq(slotPlace.business, business),
      eq(slotPlace.startsAt, startsAt),
      ne(slotPlace.bookingId, bookingId),
      isTaken(at),
    ),
  );
  if (others >= (await capacityOf(transaction, place))) return false;
  await transaction.insert(slotPlace).values(place).onConflictDoUpdate({ target: slotPlace.bookingId, set: place });
  return true;
}

/** Frees the place of a booking. */
export async function releasePlace(transaction: Transaction, bookingId: string): Promise<void> {
  await transaction.delete(slotPlace).where(eq(slotPlace.bookingId, bookingId));
}

async function capacityOf(
  transaction: Transaction,
  { hubId, business, startsAt }: Pick<Place, 'hubId' | 'business' | 'startsAt'>,
): Promise<number> {
  const [set] = await transaction
    .select()
    .from(slotCapacity)
    .where(
      and(eq(slotCapacity.hubId, hubId), eq(slotCapacity.business, business), eq(slotCapacity.startsAt, startsAt)),
    );
  if (set) return set.capacity;
  const [hub] = await transaction.select().from(serviceHub).where(eq(serviceHub.id, hubId));
  return hub?.capacity[business] ?? 0;
}
