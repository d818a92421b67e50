import { and, count, desc, eq, exists, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { rentDue, rentShare, rentTenancy, type TenancyRow } from './rent-payments.tables.ts';

/** Dues in these states are over. */
export const OVER = ['arrived', 'refunded', 'cancelled'] as const;

/** A tenancy that a person made, unless it has ended. */
export async function ownTenancy(
  database: DatabaseOrTransaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<TenancyRow | undefined> {
  const [row] = await database
    .select()
    .from(rentTenancy)
    .where(and(eq(rentTenancy.id, id), eq(rentTenancy.accountId, accountId), isNull(rentTenancy.endedAt)));
  return row;
}

/** The tenancies that a person made or pays a share of, the newest first. */
export function tenanciesOf(database: DatabaseOrTransaction, accountId: string): Promise<TenancyRow[]> {
  return database
    .select()
    .from(rentTenancy)
    .where(and(isNull(rentTenancy.endedAt), paidBy(database, accountId)))
    .orderBy(desc(rentTenancy.createdAt), rentTenancy.id);
}

/** A tenancy that a person made or pays a share of. */
export async function paidTenancy(
  database: DatabaseOrTransaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<TenancyRow | undefined> {
  const [row] = await database
    .select()
    .from(rentTenancy)
    .where(and(eq(rentTenancy.id, id), isNull(rentTenancy.endedAt), paidBy(database, accountId)));
  return row;
}

export async function tenancyById(database: DatabaseOrTransaction, id: string): Promise<TenancyRow | undefined> {
  const [row] = await database.select().from(rentTenancy).where(eq(rentTenancy.id, id));
  return row;
}

export async function countTenancies(database: DatabaseOrTransaction, accountId: string): Promise<number> {
  return database.$count(rentTenancy, and(eq(rentTenancy.accountId, accountId), isNull(rentTenancy.endedAt)));
}

export async function insertTenancy(transaction: Transaction, row: typeof rentTenancy.$inferInsert): Promise<void> {
  await transaction.insert(rentTenancy).values(row);
}

export async function changeTenancy(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<TenancyRow, 'id'>>,
): Promise<void> {
  await transaction.update(rentTenancy).set(change).where(eq(rentTenancy.id, id));
}

/** Months of a tenancy that have a due which was not given up. */
export async function monthsOf(database: DatabaseOrTransaction, tenancyId: string): Promise<string[]> {
  const rows = await database
    .select({ month: rentDue.month })
    .from(rentDue)
    .where(and(eq(rentDue.tenancyId, tenancyId), notInArray(rentDue.state, ['refunded', 'cancelled'])));
  return rows.map(({ month }) => month);
}

/** Whether money of a tenancy, or for a landlord, is under way. */
export async function isMoneyUnderWay(
  database: DatabaseOrTransaction,
  of: { readonly tenancyId: string } | { readonly landlordId: string },
): Promise<boolean> {
  const mine = 'tenancyId' in of ? eq(rentDue.tenancyId, of.tenancyId) : eq(rentDue.landlordId, of.landlordId);
  const paid = exists(
    database
      .select({ one: sql`1` })
      .from(rentShare)
      .where(and(eq(rentShare.dueId, rentDue.id), or(eq(rentShare.state, 'received'), eq(rentShare.state, 'paying')))),
  );
  const [row] = await database
    .select({ dues: count() })
    .from(rentDue)
    .where(and(mine, notInArray(rentDue.state, [...OVER]), paid));
  return (row?.dues ?? 0) > 0;
}

function paidBy(database: DatabaseOrTransaction, accountId: string) {
  return or(
    eq(rentTenancy.accountId, accountId),
    exists(
      database
        .select({ one: sql`1` })
        .from(rentShare)
        .innerJoin(rentDue, eq(rentDue.id, rentShare.dueId))
        .where(and(eq(rentDue.tenancyId, rentTenancy.id), eq(rentShare.accountId, accountId))),
    ),
  );
}
