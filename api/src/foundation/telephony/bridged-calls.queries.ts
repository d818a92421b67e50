import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/public.ts';
import { type BridgedCallRow, bridgedCall } from './telephony.tables.ts';

/** A call by its id. */
export async function callById(reader: DatabaseOrTransaction, id: string): Promise<BridgedCallRow | undefined> {
  const [found] = await reader.select().from(bridgedCall).where(eq(bridgedCall.id, id));
  return found;
}

/** A call by one of its keys, locked: news of it are taken one after the other. */
export async function lockCall(
  transaction: Transaction,
  key: Partial<Pick<BridgedCallRow, 'id' | 'tokenDigest' | 'providerCall'>>,
): Promise<BridgedCallRow | undefined> {
  const conditions = [
    ...(key.id ? [eq(bridgedCall.id, key.id)] : []),
    ...(key.tokenDigest ? [eq(bridgedCall.tokenDigest, key.tokenDigest)] : []),
    ...(key.providerCall ? [eq(bridgedCall.providerCall, key.providerCall)] : []),
  ];
  if (conditions.length === 0) return undefined;
  const [found] = await transaction
    .select()
    .from(bridgedCall)
    .where(and(...conditions))
    .for('update');
  return found;
}

/** Stores a call; undefined when its id, or the provider's, is stored already. */
export async function insertCall(
  transaction: Transaction,
  call: typeof bridgedCall.$inferInsert,
): Promise<BridgedCallRow | undefined> {
  const [made] = await transaction.insert(bridgedCall).values(call).onConflictDoNothing().returning();
  return made;
}

export async function changeCall(
  transaction: DatabaseOrTransaction,
  id: string,
  change: Partial<Omit<BridgedCallRow, 'id'>>,
): Promise<void> {
  await transaction.update(bridgedCall).set(change).where(eq(bridgedCall.id, id));
}

/** Takes a call for the one request to the provider; undefined when somebody has taken it. */
export async function takeForPlacing(
  database: Database,
  id: string,
  taken: Pick<BridgedCallRow, 'tokenDigest' | 'placedAt' | 'checkAt'>,
): Promise<BridgedCallRow | undefined> {
  const [row] = await database
    .update(bridgedCall)
    .set(taken)
    .where(and(eq(bridgedCall.id, id), eq(bridgedCall.state, 'queued'), isNull(bridgedCall.placedAt)))
    .returning();
  return row;
}

/** Calls about which the provider should be asked, the longest overdue first. */
export function callsToCheck(database: Database, at: Date, limit: number): Promise<BridgedCallRow[]> {
  return database
    .select()
    .from(bridgedCall)
    .where(lte(bridgedCall.checkAt, at))
    .orderBy(asc(bridgedCall.checkAt))
    .limit(limit);
}

/** Deletes calls that were asked for before a time. */
export async function deleteOldCalls(database: Database, before: Date): Promise<void> {
  await database.delete(bridgedCall).where(lt(bridgedCall.askedAt, before));
}
