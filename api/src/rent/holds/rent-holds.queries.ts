import type { HoldReason } from '@aangan/shared-kit/domain/rent/holds';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentLandlord } from '../landlords/public.ts';
import { rentDue, rentShare, rentTenancy } from '../payments/public.ts';
import { type HoldRow, rentHold } from './rent-holds.tables.ts';

/** Cases in one answer. */
const WAITING = 100;

const OPEN = inArray(rentHold.state, ['waiting', 'answered']);

/** Stores a new hold of a due. */
export async function saveHold(
  transaction: Transaction,
  facts: { dueId: string; destinationDigest: string; reason: HoldReason; paise: number; heldAt: Date },
): Promise<HoldRow> {
  const id = newId('hld');
  const [row] = await transaction
    .insert(rentHold)
    .values({ id, state: 'waiting', ...facts })
    .returning();
  if (!row) throw new Error('The inserted hold was not found.');
  return row;
}

/** The last hold of a due, with what its payer reads. */
export async function holdOfDue(database: DatabaseOrTransaction, dueId: string) {
  const [row] = await database
    .select({ hold: rentHold, tenancyId: rentDue.tenancyId, landlord: rentLandlord.name })
    .from(rentHold)
    .innerJoin(rentDue, eq(rentDue.id, rentHold.dueId))
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentDue.landlordId))
    .where(eq(rentHold.dueId, dueId))
    .orderBy(desc(rentHold.heldAt))
    .limit(1);
  return row;
}

/** An open hold by its due or its own id, locked until the end of the transaction. */
export async function lockHold(
  transaction: Transaction,
  by: { readonly dueId: string } | { readonly holdId: string },
): Promise<HoldRow | undefined> {
  const which = 'dueId' in by ? eq(rentHold.dueId, by.dueId) : eq(rentHold.id, by.holdId);
  const [row] = await transaction.select().from(rentHold).where(and(which, OPEN)).for('update');
  return row;
}

export async function changeHold(
  transaction: Transaction,
  id: string,
  change: Partial<Omit<HoldRow, 'id'>>,
): Promise<void> {
  await transaction.update(rentHold).set(change).where(eq(rentHold.id, id));
}

/** Whether the person pays a part of the due. */
export async function paysFor(database: DatabaseOrTransaction, accountId: string, dueId: string): Promise<boolean> {
  const which = and(eq(rentShare.dueId, dueId), eq(rentShare.accountId, accountId));
  const [row] = await database.select({ id: rentShare.id }).from(rentShare).where(which).limit(1);
  return row !== undefined;
}

export function countOpenHolds(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(rentHold, OPEN);
}

/** Open holds for staff: answered ones first, then the oldest. */
export function openHolds(database: Database) {
  return database
    .select({
      hold: rentHold,
      tenancyId: rentDue.tenancyId,
      ownerId: rentTenancy.accountId,
      landlord: rentLandlord.name,
      account: rentLandlord.destinationShown,
      payers: sql<string[]>`array_agg(${account.name} order by ${rentShare.id})`,
    })
    .from(rentHold)
    .innerJoin(rentDue, eq(rentDue.id, rentHold.dueId))
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .innerJoin(rentLandlord, eq(rentLandlord.id, rentDue.landlordId))
    .innerJoin(rentShare, eq(rentShare.dueId, rentDue.id))
    .innerJoin(account, eq(account.id, rentShare.accountId))
    .where(OPEN)
    .groupBy(rentHold.id, rentDue.id, rentTenancy.id, rentLandlord.id)
    .orderBy(asc(sql`case ${rentHold.state} when 'answered' then 0 else 1 end`), asc(rentHold.heldAt))
    .limit(WAITING);
}

/** The tenancy of a hold, and who has opened it: for the papers that staff read. */
export async function tenancyOfHold(database: Database, holdId: string) {
  const [row] = await database
    .select({ tenancyId: rentDue.tenancyId, ownerId: rentTenancy.accountId })
    .from(rentHold)
    .innerJoin(rentDue, eq(rentDue.id, rentHold.dueId))
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .where(and(eq(rentHold.id, holdId), OPEN));
  return row;
}

/** Dues with a hold that nobody has answered since a time. */
export async function unansweredDues(database: Database, heldBefore: Date): Promise<string[]> {
  const rows = await database
    .select({ dueId: rentHold.dueId })
    .from(rentHold)
    .where(and(eq(rentHold.state, 'waiting'), lt(rentHold.heldAt, heldBefore)));
  return rows.map(({ dueId }) => dueId);
}

/** Dues of a tenancy that wait for its agreement. */
export async function duesWaitingForAgreement(transaction: Transaction, tenancyId: string): Promise<string[]> {
  const rows = await transaction
    .select({ dueId: rentHold.dueId })
    .from(rentHold)
    .innerJoin(rentDue, eq(rentDue.id, rentHold.dueId))
    .where(and(eq(rentDue.tenancyId, tenancyId), eq(rentHold.reason, 'large-first-payment'), OPEN));
  return rows.map(({ dueId }) => dueId);
}
