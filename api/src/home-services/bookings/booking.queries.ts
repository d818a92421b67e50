import { BOOKING_STATES, isActive } from '@aangan/shared-kit/domain/home-services/booking-states';
import { and, asc, desc, eq, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { type BookingRow, bookingEvent, serviceBooking } from './bookings.tables.ts';

/** The states of bookings that still come, or are under way. */
const ACTIVE = BOOKING_STATES.filter(isActive);

/** Fields of a booking that begins; the others have their first values. */
type NewBooking = Pick<
  BookingRow,
  'accountId' | 'business' | 'serviceType' | 'city' | 'stateCode' | 'title' | 'lines' | 'totalPaise' | 'details'
> &
  Partial<BookingRow>;

/** Stores a draft. */
export async function saveBooking(transaction: Transaction, booking: NewBooking, at: Date): Promise<BookingRow> {
  const [row] = await transaction
    .insert(serviceBooking)
    .values({
      id: newId('bkg'),
      state: 'drafted',
      payWhen: 'first',
      refundedPaise: 0,
      startTries: 0,
      reschedules: 0,
      sequence: 0,
      createdAt: at,
      changedAt: at,
      ...booking,
    })
    .returning();
  if (!row) throw new Error('The booking is missing right after it was written');
  return row;
}

/** A booking of anybody, for staff and payments, locked until the transaction ends. @throws CallError 404 */
export async function holdBooking(transaction: Transaction, id: string): Promise<BookingRow> {
  const [row] = await transaction.select().from(serviceBooking).where(eq(serviceBooking.id, id)).for('update');
  if (!row) throw callError('no-booking');
  return row;
}

/** One's own booking, locked until the transaction ends. @throws CallError 404 for every other one */
export async function holdOwnBooking(transaction: Transaction, accountId: string, id: string): Promise<BookingRow> {
  const row = await holdBooking(transaction, id);
  if (row.accountId !== accountId) throw callError('no-booking');
  return row;
}

/** One's own booking. @throws CallError 404 for every other one */
export async function ownBooking(reader: DatabaseOrTransaction, accountId: string, id: string): Promise<BookingRow> {
  const [row] = await reader
    .select()
    .from(serviceBooking)
    .where(and(eq(serviceBooking.id, id), eq(serviceBooking.accountId, accountId)));
  if (!row) throw callError('no-booking');
  return row;
}

/** The booking of an order, locked until the transaction ends. */
export async function holdBookingOfOrder(transaction: Transaction, orderId: string): Promise<BookingRow | undefined> {
  const [row] = await transaction
    .select()
    .from(serviceBooking)
    .where(eq(serviceBooking.orderId, orderId))
    .for('update');
  return row;
}

/** Bookings of a page. */
const BOOKINGS_A_PAGE = 20;

/**
 * A person's bookings: those that come in the order of their slots, past ones newest first. A quotation of a cart whose
 * price is over is in neither list.
 */
export async function bookingsOf(
  database: Database,
  { accountId, when, page }: { readonly accountId: string; readonly when: 'active' | 'past'; readonly page: number },
  at: Date,
): Promise<{ rows: BookingRow[]; total: number }> {
  const isOldQuotation = and(
    eq(serviceBooking.state, 'quoted'),
    eq(serviceBooking.payWhen, 'first'),
    lt(serviceBooking.quotedUntil, at),
    sql`${serviceBooking.details}->>'kind' = 'cart'`,
  );
  const where = and(
    eq(serviceBooking.accountId, accountId),
    when === 'active' ? inArray(serviceBooking.state, ACTIVE) : notInArray(serviceBooking.state, ACTIVE),
    sql`(${isOldQuotation}) is not true`,
  );
  const rows = await database
    .select()
    .from(serviceBooking)
    .where(where)
    .orderBy(when === 'active' ? asc(serviceBooking.startsAt) : desc(serviceBooking.changedAt), serviceBooking.id)
    .offset((page - 1) * BOOKINGS_A_PAGE)
    .limit(BOOKINGS_A_PAGE);
  return { rows, total: await database.$count(serviceBooking, where) };
}

/** The confirmed booking of an account that comes next or is under way. Confirmed: paid, or to be paid after the work. */
export async function nextBooking(database: Database, accountId: string): Promise<BookingRow | undefined> {
  const [row] = await database
    .select()
    .from(serviceBooking)
    .where(
      and(
        eq(serviceBooking.accountId, accountId),
        inArray(serviceBooking.state, ACTIVE),
        or(isNotNull(serviceBooking.paidAt), eq(serviceBooking.payWhen, 'after')),
      ),
    )
    .orderBy(asc(serviceBooking.startsAt), serviceBooking.id)
    .limit(1);
  return row;
}

/** What has happened to a booking, in order. */
export function eventsOf(reader: DatabaseOrTransaction, bookingId: string) {
  return reader
    .select({ change: bookingEvent.change, state: bookingEvent.state, at: bookingEvent.at })
    .from(bookingEvent)
    .where(eq(bookingEvent.bookingId, bookingId))
    .orderBy(asc(bookingEvent.id));
}

/** Deletes quotations that nobody confirmed, and their history. */
export async function deleteOldQuotations(database: Database, before: Date): Promise<void> {
  const old = and(
    inArray(serviceBooking.state, ['drafted', 'quoted']),
    eq(serviceBooking.payWhen, 'first'),
    lt(serviceBooking.changedAt, before),
  );
  await database.transaction(async (transaction) => {
    const ids = transaction.select({ id: serviceBooking.id }).from(serviceBooking).where(old);
    await transaction.delete(bookingEvent).where(inArray(bookingEvent.bookingId, ids));
    await transaction.delete(serviceBooking).where(old);
  });
}
