import { randomInt } from 'node:crypto';
import {
  type BookingChange,
  type BookingFacts,
  type BookingRole,
  changedBooking,
} from '@aangan/shared-kit/domain/home-services/booking-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { type BookingRow, bookingEvent, serviceBooking } from './bookings.tables.ts';

export const NOT_POSSIBLE = 'This booking has changed, so this is not possible now. Please check it again.';

/** Four digits that the customer tells the professional. */
const START_CODES = 10_000;

interface Move {
  readonly change: BookingChange;
  readonly role: BookingRole;
  /** Further fields that change with the state. */
  readonly fields?: Partial<BookingRow>;
}

/**
 * Changes the state of a locked booking by its table, and stores the news, which open pages see at once.
 * @throws CallError 409 where the table does not allow it
 */
export async function moveBooking(
  transaction: Transaction,
  row: BookingRow,
  { change, role, fields = {} }: Move,
  at: Date,
): Promise<BookingRow> {
  const after = changedBooking(factsOf(row), change, role);
  if (!after) throw new CallError(409, NOT_POSSIBLE);
  const [moved] = await transaction
    .update(serviceBooking)
    .set({
      ...fields,
      ...(change === 'assign' && row.startCode === null && { startCode: newStartCode() }),
      state: after.state,
      payWhen: after.payWhen,
      paidAt: after.isPaid ? (row.paidAt ?? at) : null,
      sequence: row.sequence + 1,
      changedAt: at,
    })
    .where(eq(serviceBooking.id, row.id))
    .returning();
  if (!moved) throw new Error('The booking is missing while it is locked');
  // The job of the news reads what nobody was notified of.
  const event = { bookingId: row.id, change, state: after.state, role, at, notifiedAt: null };
  await transaction.insert(bookingEvent).values(event);
  await emitLive(transaction, 'booking-state', row.id, { state: after.state, at: at.getTime() });
  return moved;
}

/** What the table of states knows of a booking. */
export function factsOf({ state, payWhen, paidAt }: BookingRow): BookingFacts {
  return { state, payWhen, isPaid: paidAt !== null };
}

function newStartCode(): string {
  return String(randomInt(START_CODES)).padStart(4, '0');
}
