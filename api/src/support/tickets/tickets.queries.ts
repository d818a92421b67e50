import { TICKETS_AT_ONCE } from '@aangan/shared-kit/contracts/tickets';
import { and, arrayContains, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type TicketEntryRow, type TicketRow, ticket, ticketEntry, ticketFile } from './tickets.tables.ts';

/** Tickets on a person's page. */
const MINE_AT_MOST = 50;

/** Staff that a list offers. */
const COLLEAGUES_AT_MOST = 200;

/** First name of the staff member who has a ticket. */
const heldByName = sql<string | null>`(select split_part(holder.name, ' ', 1) from account holder
  where holder.id = ${ticket.heldBy})`;

/** The person's ticket; undefined for one of somebody else. */
export async function ownTicket(
  database: DatabaseOrTransaction,
  accountId: string,
  number: string,
): Promise<TicketRow | undefined> {
  const [row] = await database
    .select()
    .from(ticket)
    .where(and(eq(ticket.number, number), eq(ticket.accountId, accountId)));
  return row;
}

/** A ticket of anybody, for staff and jobs. */
export async function ticketOf(database: DatabaseOrTransaction, number: string): Promise<TicketRow | undefined> {
  const [row] = await database.select().from(ticket).where(eq(ticket.number, number));
  return row;
}

/** The same, locked until the transaction ends, so that its entries have an order. */
export async function holdTicket(transaction: Transaction, number: string): Promise<TicketRow | undefined> {
  const [row] = await transaction.select().from(ticket).where(eq(ticket.number, number)).for('update');
  return row;
}

/** Stores a new ticket; the same one again returns the existing row. */
export async function insertTicket(
  transaction: Transaction,
  row: typeof ticket.$inferInsert,
): Promise<{ readonly row: TicketRow; readonly isNew: boolean }> {
  const [inserted] = await transaction.insert(ticket).values(row).onConflictDoNothing().returning();
  if (inserted) return { row: inserted, isNew: true };
  const [existing] = await transaction.select().from(ticket).where(eq(ticket.repeatKey, row.repeatKey));
  if (!existing) throw new Error('The stored ticket was not found.');
  return { row: existing, isNew: false };
}

export function ticketsSince(database: DatabaseOrTransaction, accountId: string, since: Date): Promise<number> {
  return database.$count(ticket, and(eq(ticket.accountId, accountId), gte(ticket.receivedAt, since)));
}

/** A person's tickets, the last changed first, with the first names of who has them. */
export function ticketsOf(database: Database, accountId: string) {
  return database
    .select({ row: ticket, heldBy: heldByName })
    .from(ticket)
    .where(eq(ticket.accountId, accountId))
    .orderBy(desc(ticket.changedAt), ticket.number)
    .limit(MINE_AT_MOST);
}

/** Tickets that wait for us, the first promised first, with the person's name and last text. */
export function waitingTickets(database: Database) {
  const lastText = sql<string>`coalesce((select entry.text from ticket_entry entry
    where entry.number = ${ticket.number} and entry.author = 'person' and entry.text <> ''
    order by entry.seq desc limit 1), '')`;
  return database
    .select({ row: ticket, heldBy: heldByName, name: account.name, lastText })
    .from(ticket)
    .innerJoin(account, eq(account.id, ticket.accountId))
    .where(isNotNull(ticket.dueAt))
    .orderBy(asc(ticket.dueAt), ticket.number)
    .limit(TICKETS_AT_ONCE);
}

export function countWaiting(database: Database): Promise<number> {
  return database.$count(ticket, isNotNull(ticket.dueAt));
}

/** Numbers of tickets whose promise ends before a moment. */
export async function dueBefore(database: Database, moment: Date): Promise<string[]> {
  const rows = await database
    .select({ number: ticket.number })
    .from(ticket)
    .where(lte(ticket.dueAt, moment))
    .orderBy(asc(ticket.dueAt))
    .limit(TICKETS_AT_ONCE);
  return rows.map(({ number }) => number);
}

/** The timeline and the files of a ticket, and the first name of who has it. */
export async function partsOf(database: DatabaseOrTransaction, { number, heldBy }: TicketRow) {
  const [entries, files, holders] = await Promise.all([
    database.select().from(ticketEntry).where(eq(ticketEntry.number, number)).orderBy(asc(ticketEntry.seq)),
    database.select().from(ticketFile).where(eq(ticketFile.number, number)).orderBy(asc(ticketFile.at), ticketFile.id),
    heldBy === null ? [] : database.select({ name: account.name }).from(account).where(eq(account.id, heldBy)),
  ]);
  return { entries, files, holder: holders[0]?.name.split(' ', 1)[0] ?? null };
}

export async function changeTicket(
  transaction: Transaction,
  number: string,
  change: Partial<TicketRow>,
): Promise<void> {
  await transaction.update(ticket).set(change).where(eq(ticket.number, number));
}

/** The person has seen everything up to an entry. */
export async function markSeen(database: Database, number: string, seq: number): Promise<void> {
  await database
    .update(ticket)
    .set({ seenSeq: sql`least(${seq}, ${ticket.lastSeq})` })
    .where(and(eq(ticket.number, number), lt(ticket.seenSeq, seq)));
}

/** Whether a message with this key is stored. */
export async function hasEntry(transaction: Transaction, number: string, clientKey: string): Promise<boolean> {
  const same = and(eq(ticketEntry.number, number), eq(ticketEntry.clientKey, clientKey));
  return (await transaction.$count(ticketEntry, same)) > 0;
}

/** When a ticket last changed, epoch ms; 0 without one. */
export async function lastChange(database: Database): Promise<number> {
  const [row] = await database.select({ at: ticket.changedAt }).from(ticket).orderBy(desc(ticket.changedAt)).limit(1);
  return row?.at.getTime() ?? 0;
}

const isSupporter = and(
  eq(account.role, 'staff'),
  arrayContains(account.staffRoles, ['support']),
  isNull(account.deletedAt),
);

/** Whether the account works for support. */
export async function isOfSupport(database: DatabaseOrTransaction, accountId: string): Promise<boolean> {
  return (await database.$count(account, and(eq(account.id, accountId), isSupporter))) > 0;
}

/** Staff of support but one, by name. */
export function colleaguesOf(database: Database, accountId: string) {
  return database
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(and(isSupporter, ne(account.id, accountId)))
    .orderBy(asc(account.name), account.id)
    .limit(COLLEAGUES_AT_MOST);
}

export async function addEntry(transaction: Transaction, row: TicketEntryRow): Promise<void> {
  await transaction.insert(ticketEntry).values(row);
}

/** How many first answers since a moment there were, and how many of them came by the first promise. */
export async function keptPromises(database: Database, since: Date): Promise<{ answered: number; inTime: number }> {
  const [row] = await database
    .select({
      answered: count(),
      inTime: sql<number>`count(*) filter (where ${ticket.answeredAt} <= ${ticket.promisedAt})`.mapWith(Number),
    })
    .from(ticket)
    .where(gte(ticket.answeredAt, since));
  return row ?? { answered: 0, inTime: 0 };
}
