import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type BookingRow, type PartnerRow, serviceBooking, servicePartner } from './bookings.tables.ts';

/** Cases in one answer. */
const MOST = 100;

const WAITING = {
  /** A price is wanted. */
  quote: eq(serviceBooking.state, 'drafted'),
  /** Confirmed, and nobody is assigned. A document without a visit has no hub. */
  assign: and(
    isNotNull(serviceBooking.hubId),
    or(eq(serviceBooking.state, 'paid'), and(eq(serviceBooking.state, 'quoted'), eq(serviceBooking.payWhen, 'after'))),
  ),
  complaint: eq(serviceBooking.state, 'complained'),
} as const;

/** Bookings that wait for staff, the soonest first. */
export function waitingBookings(database: Database, view: keyof typeof WAITING): Promise<BookingRow[]> {
  return database
    .select()
    .from(serviceBooking)
    .where(WAITING[view])
    .orderBy(asc(serviceBooking.startsAt), asc(serviceBooking.createdAt))
    .limit(MOST);
}

/** First names of customers and of professionals, by booking. */
export async function namesOf(reader: DatabaseOrTransaction, rows: readonly BookingRow[]) {
  const people = await reader
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(inArray(account.id, [...new Set(rows.map(({ accountId }) => accountId))]));
  const ids = rows.flatMap(({ partnerId }) => partnerId ?? []);
  const partners = await reader.select().from(servicePartner).where(inArray(servicePartner.id, ids));
  const first = (name: string) => name.split(' ', 1)[0] || 'Customer';
  return {
    customer: (row: BookingRow) => first(people.find(({ id }) => id === row.accountId)?.name ?? ''),
    partner: (row: BookingRow) => partners.find(({ id }) => id === row.partnerId)?.name ?? null,
  };
}

/** The professional of an account; undefined for everybody else. */
export async function partnerOfAccount(
  reader: DatabaseOrTransaction,
  accountId: string,
): Promise<PartnerRow | undefined> {
  const [row] = await reader.select().from(servicePartner).where(eq(servicePartner.accountId, accountId));
  return row;
}

export async function partnerById(reader: DatabaseOrTransaction, id: string): Promise<PartnerRow | undefined> {
  const [row] = await reader
    .select()
    .from(servicePartner)
    .where(and(eq(servicePartner.id, id), isNotNull(servicePartner.accountId)));
  return row;
}

/** Whether a professional has other work in a slot. */
export async function isBusy(
  reader: DatabaseOrTransaction,
  partnerId: string,
  { id, startsAt }: Pick<BookingRow, 'id' | 'startsAt'>,
): Promise<boolean> {
  if (startsAt === null) return false;
  const same = await reader
    .select({ id: serviceBooking.id })
    .from(serviceBooking)
    .where(
      and(
        eq(serviceBooking.partnerId, partnerId),
        eq(serviceBooking.startsAt, startsAt),
        inArray(serviceBooking.state, ['assigned', 'on_the_way', 'started']),
      ),
    );
  return same.some((row) => row.id !== id);
}
