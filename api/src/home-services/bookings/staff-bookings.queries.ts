import { type BookingView, WAITING_VIEWS } from '@aangan/shared-kit/domain/home-services/booking-views';
import { HOME_SERVICES } from '@aangan/shared-kit/domain/home-services/services';
import { and, asc, eq, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type BookingRow, type PartnerRow, serviceBooking, servicePartner } from './bookings.tables.ts';

/** States in which a professional has the work. */
const AT_WORK: BookingRow['state'][] = ['assigned', 'on_the_way', 'started'];

/** Cases in one answer. */
const MOST = 100;

/** Services whose visit measures the work. */
const MEASURED = HOME_SERVICES.filter(({ begins }) => begins === 'visit').map(({ type }) => type);

/** Work that staff have quoted after a visit names the visit. */
function isMeasured(database: Database): SQL | undefined {
  const later = alias(serviceBooking, 'later');
  const quotations = database
    .select({ id: later.id })
    .from(later)
    .where(
      and(eq(later.accountId, serviceBooking.accountId), sql`${later.details}->>'bookingId' = ${serviceBooking.id}`),
    );
  return and(
    eq(serviceBooking.state, 'done'),
    inArray(serviceBooking.serviceType, MEASURED),
    sql`${serviceBooking.details}->>'kind' = 'cart'`,
    notExists(quotations),
  );
}

/** The condition of a view. */
const CONDITIONS: Readonly<Record<BookingView, (database: Database) => SQL | undefined>> = {
  /** A price is wanted: of a draft, or of work that a finished visit has measured. */
  quote: (database) => or(eq(serviceBooking.state, 'drafted'), isMeasured(database)),
  /** Confirmed, and nobody is assigned. A document without a visit has no hub. */
  assign: () =>
    and(
      isNotNull(serviceBooking.hubId),
      or(
        eq(serviceBooking.state, 'paid'),
        and(eq(serviceBooking.state, 'quoted'), eq(serviceBooking.payWhen, 'after')),
      ),
    ),
  complaint: () => eq(serviceBooking.state, 'complained'),
  assigned: () => inArray(serviceBooking.state, AT_WORK),
};

/** Bookings of a view, the soonest first. */
export function bookingsOfView(database: Database, view: BookingView): Promise<BookingRow[]> {
  return database
    .select()
    .from(serviceBooking)
    .where(CONDITIONS[view](database))
    .orderBy(asc(serviceBooking.startsAt), asc(serviceBooking.createdAt))
    .limit(MOST);
}

/** How many bookings wait for a decision, by view. */
export async function waitingCounts(database: Database): Promise<Record<(typeof WAITING_VIEWS)[number], number>> {
  const [quote, assign, complaint] = await Promise.all(
    WAITING_VIEWS.map((view) => database.$count(serviceBooking, CONDITIONS[view](database))),
  );
  return { quote: quote ?? 0, assign: assign ?? 0, complaint: complaint ?? 0 };
}

/** The professionals of a booking's hub who do its service, each with whether the slot is free. */
export async function fittingPartners(
  database: Database,
  row: BookingRow,
): Promise<{ id: string; name: string; isFree: boolean }[]> {
  if (row.hubId === null) return [];
  const partners = await database
    .select()
    .from(servicePartner)
    .where(and(eq(servicePartner.hubId, row.hubId), isNotNull(servicePartner.accountId)))
    .orderBy(servicePartner.name, servicePartner.id);
  const fitting = partners.filter(
    ({ serviceTypes, accountId }) => serviceTypes.includes(row.serviceType) && accountId !== row.accountId,
  );
  const busy = await Promise.all(fitting.map(({ id }) => isBusy(database, id, row)));
  return fitting.map(({ id, name }, index) => ({ id, name, isFree: busy[index] === false }));
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

/** Two changes of what one professional does wait for each other. */
export async function lockPartner(transaction: Transaction, partnerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partner ${partnerId}`}, 0))`);
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
        inArray(serviceBooking.state, AT_WORK),
      ),
    );
  return same.some((row) => row.id !== id);
}

/** Whether a professional has work that is not done. */
export async function hasWork(reader: DatabaseOrTransaction, partnerId: string): Promise<boolean> {
  const own = and(eq(serviceBooking.partnerId, partnerId), inArray(serviceBooking.state, AT_WORK));
  return (await reader.$count(serviceBooking, own)) > 0;
}
