import { LANDLORD_LIMITS } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { and, count, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { type LandlordRow, rentAccountCheck, rentLandlord } from './landlords.tables.ts';

/** A landlord by its id, also a removed one. */
export async function landlordOf(database: DatabaseOrTransaction, id: string): Promise<LandlordRow | undefined> {
  const [row] = await database.select().from(rentLandlord).where(eq(rentLandlord.id, id));
  return row;
}

/** A saved landlord of a payer, unless it was removed. */
export async function ownLandlord(
  database: DatabaseOrTransaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<LandlordRow | undefined> {
  const [row] = await database.select().from(rentLandlord).where(ownedBy(id, accountId));
  return row;
}

/** The same, locked until the transaction ends. */
export async function holdOwnLandlord(
  transaction: Transaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<LandlordRow | undefined> {
  const [row] = await transaction.select().from(rentLandlord).where(ownedBy(id, accountId)).for('update');
  return row;
}

/** A landlord, locked until the transaction ends. */
export async function holdLandlord(transaction: Transaction, id: string): Promise<LandlordRow | undefined> {
  const [row] = await transaction.select().from(rentLandlord).where(eq(rentLandlord.id, id)).for('update');
  return row;
}

/** Saved landlords of a payer, the latest first. */
export function landlordsOf(database: DatabaseOrTransaction, accountId: string): Promise<LandlordRow[]> {
  return database
    .select()
    .from(rentLandlord)
    .where(and(eq(rentLandlord.addedBy, accountId), isNull(rentLandlord.removedAt)))
    .orderBy(desc(rentLandlord.createdAt), rentLandlord.id)
    .limit(LANDLORD_LIMITS.saved);
}

/** All rows of one landlord, found by the phone number: one for each tenant. */
export function landlordsOfPhone(database: DatabaseOrTransaction, digest: string): Promise<LandlordRow[]> {
  return database
    .select()
    .from(rentLandlord)
    .where(and(eq(rentLandlord.phoneDigest, digest), isNull(rentLandlord.removedAt)))
    .orderBy(desc(rentLandlord.createdAt), rentLandlord.id);
}

export async function insertLandlord(transaction: Transaction, row: typeof rentLandlord.$inferInsert): Promise<void> {
  await transaction.insert(rentLandlord).values(row);
}

export async function changeLandlord(
  database: DatabaseOrTransaction,
  id: string,
  change: Partial<Omit<LandlordRow, 'id'>>,
): Promise<void> {
  await database.update(rentLandlord).set(change).where(eq(rentLandlord.id, id));
}

export async function saveCheck(transaction: Transaction, row: typeof rentAccountCheck.$inferInsert): Promise<void> {
  await transaction.insert(rentAccountCheck).values(row);
}

/** Landlords whose account the bank is asked about. */
export function checkedLandlords(database: DatabaseOrTransaction): Promise<LandlordRow[]> {
  return database.select().from(rentLandlord).where(eq(rentLandlord.checkState, 'checking')).limit(100);
}

/** Wipes the secrets of landlords that were removed before a time. Who paid whom stays. */
export async function wipeRemoved(database: DatabaseOrTransaction, before: Date): Promise<void> {
  await database
    .update(rentLandlord)
    .set({ phoneSealed: null, phoneDigest: null, emailSealed: null, destinationSealed: null, panSealed: null })
    .where(and(lt(rentLandlord.removedAt, before), isNotNull(rentLandlord.destinationSealed)));
}

/** Checks of accounts that a payer has asked for since a time. */
export async function checksSince(database: DatabaseOrTransaction, accountId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ checks: count() })
    .from(rentAccountCheck)
    .where(and(eq(rentAccountCheck.accountId, accountId), gt(rentAccountCheck.createdAt, since)));
  return row?.checks ?? 0;
}

function ownedBy(id: string, accountId: string) {
  return and(eq(rentLandlord.id, id), eq(rentLandlord.addedBy, accountId), isNull(rentLandlord.removedAt));
}
