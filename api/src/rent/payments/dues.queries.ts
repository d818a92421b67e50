import { and, asc, desc, eq, exists, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type LandlordRow, rentLandlord } from '../landlords/public.ts';
import {
  type DueRow,
  type PayoutRow,
  rentDue,
  rentPayout,
  rentShare,
  rentTenancy,
  type ShareRow,
  type TenancyRow,
} from './rent-payments.tables.ts';
import { OVER } from './tenancies.queries.ts';

/** A due with everything that its payers see. */
export interface WholeDue {
  readonly due: DueRow;
  readonly tenancy: TenancyRow;
  readonly landlord: LandlordRow;
  readonly shares: readonly (ShareRow & { readonly name: string | null })[];
  readonly payouts: readonly PayoutRow[];
}

/** Dues on one page of the history. */
export const DUES_A_PAGE = 20;

/** A due that a person pays a share of. */
export async function paidDue(
  database: DatabaseOrTransaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<WholeDue | undefined> {
  const [row] = await database
    .select({ id: rentDue.id })
    .from(rentDue)
    .where(and(eq(rentDue.id, id), paidBy(database, accountId)));
  return row && wholeDue(database, row.id);
}

/** Ids of the dues that a person pays a share of, the newest first. @param after the last one of the page before */
export async function paidDueIds(
  database: DatabaseOrTransaction,
  accountId: string,
  { tenancyId, after }: { readonly tenancyId?: string | undefined; readonly after?: string | undefined },
): Promise<string[]> {
  const last = after === undefined ? undefined : await dueById(database, after);
  const rows = await database
    .select({ id: rentDue.id })
    .from(rentDue)
    .where(
      and(
        paidBy(database, accountId),
        tenancyId === undefined ? undefined : eq(rentDue.tenancyId, tenancyId),
        last &&
          or(
            lt(rentDue.createdAt, last.createdAt),
            and(eq(rentDue.createdAt, last.createdAt), lt(rentDue.id, last.id)),
          ),
      ),
    )
    .orderBy(desc(rentDue.createdAt), desc(rentDue.id))
    .limit(DUES_A_PAGE + 1);
  return rows.map(({ id }) => id);
}

export async function dueById(database: DatabaseOrTransaction, id: string): Promise<DueRow | undefined> {
  const [row] = await database.select().from(rentDue).where(eq(rentDue.id, id));
  return row;
}

/** A due, locked until the transaction ends. Everything that changes one locks it first. */
export async function holdDue(transaction: Transaction, id: string): Promise<DueRow | undefined> {
  const [row] = await transaction.select().from(rentDue).where(eq(rentDue.id, id)).for('update');
  return row;
}

export async function wholeDue(database: DatabaseOrTransaction, id: string): Promise<WholeDue | undefined> {
  const [row] = await database
    .select({ due: rentDue, tenancy: rentTenancy, landlord: rentLandlord })
    .from(rentDue)
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentDue.landlordId))
    .where(eq(rentDue.id, id));
  const shares = await database
    .select({ share: rentShare, name: account.name })
    .from(rentShare)
    .innerJoin(account, eq(account.id, rentShare.accountId))
    .where(eq(rentShare.dueId, id))
    .orderBy(asc(rentShare.id));
  const payouts = await database
    .select()
    .from(rentPayout)
    .where(eq(rentPayout.dueId, id))
    .orderBy(asc(rentPayout.attempt));
  return row && { ...row, shares: shares.map(({ share, name }) => ({ ...share, name })), payouts };
}

/** The due of a month and purpose that was not given up. */
export async function openDueOf(
  database: DatabaseOrTransaction,
  { tenancyId, month, kind }: Pick<DueRow, 'tenancyId' | 'month' | 'kind'>,
): Promise<DueRow | undefined> {
  const [row] = await database
    .select()
    .from(rentDue)
    .where(
      and(
        eq(rentDue.tenancyId, tenancyId),
        eq(rentDue.month, month),
        eq(rentDue.kind, kind),
        notInArray(rentDue.state, ['refunded', 'cancelled']),
      ),
    );
  return row;
}

/** Sums that a person has begun and not finished. */
export async function countOpenDues(database: DatabaseOrTransaction, accountId: string): Promise<number> {
  return database.$count(
    rentDue,
    and(
      notInArray(rentDue.state, [...OVER]),
      inArray(
        rentDue.tenancyId,
        database.select({ id: rentTenancy.id }).from(rentTenancy).where(eq(rentTenancy.accountId, accountId)),
      ),
    ),
  );
}

export async function insertDue(transaction: Transaction, row: typeof rentDue.$inferInsert): Promise<void> {
  await transaction.insert(rentDue).values(row);
}

export async function insertShares(
  transaction: Transaction,
  rows: readonly (typeof rentShare.$inferInsert)[],
): Promise<void> {
  await transaction.insert(rentShare).values([...rows]);
}

export async function sharesOf(database: DatabaseOrTransaction, dueId: string): Promise<ShareRow[]> {
  return database.select().from(rentShare).where(eq(rentShare.dueId, dueId)).orderBy(asc(rentShare.id));
}

export async function shareById(database: DatabaseOrTransaction, id: string): Promise<ShareRow | undefined> {
  const [row] = await database.select().from(rentShare).where(eq(rentShare.id, id));
  return row;
}

export async function changeShare(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<ShareRow, 'id'>>,
): Promise<void> {
  await transaction.update(rentShare).set(change).where(eq(rentShare.id, id));
}

function paidBy(database: DatabaseOrTransaction, accountId: string) {
  return exists(
    database
      .select({ one: sql`1` })
      .from(rentShare)
      .where(and(eq(rentShare.dueId, rentDue.id), eq(rentShare.accountId, accountId))),
  );
}
