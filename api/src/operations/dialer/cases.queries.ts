import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { OWN_PEOPLE_MS } from '@aangan/shared-kit/domain/dialer/call-lease';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { type CallCaseRow, type CallEntryRow, callCase, callEntry } from './dialer.tables.ts';

/** Who works at the dialer: the account, and the kinds that its roles allow. */
export interface Caller {
  readonly accountId: string;
  readonly kinds: readonly CallKind[];
}

const firstName = (column: SQL | typeof callCase.heldBy) =>
  sql<string | null>`(select split_part(staff.name, ' ', 1) from account staff where staff.id = ${column})`;

const OPEN = eq(callCase.state, 'open');
const ofKinds = (kinds: readonly CallKind[]) => inArray(callCase.kind, [...kinds]);

/** Nobody else has it. */
const isFree = (accountId: string, now: Date) =>
  or(isNull(callCase.heldBy), lte(callCase.heldUntil, now), eq(callCase.heldBy, accountId));

/** Its person is nobody else's, or has waited for that person long enough. */
const isOwnOrAnybodys = (accountId: string, now: Date) =>
  or(isNull(callCase.keeperId), eq(callCase.keeperId, accountId), lt(callCase.dueAt, new Date(+now - OWN_PEOPLE_MS)));

const mayTake = ({ accountId, kinds }: Caller, now: Date) =>
  and(OPEN, ofKinds(kinds), lte(callCase.dueAt, now), isFree(accountId, now), isOwnOrAnybodys(accountId, now));

/** A page of open cases, the first due first. */
export async function openCases(
  database: Database,
  { accountId, kinds }: Caller,
  { own, limit, offset }: { readonly own: boolean; readonly limit: number; readonly offset: number },
) {
  const shown = and(OPEN, ofKinds(kinds), own ? eq(callCase.keeperId, accountId) : undefined);
  const [cases, total] = await Promise.all([
    database
      .select({ row: callCase, holder: firstName(callCase.heldBy) })
      .from(callCase)
      .where(shown)
      .orderBy(asc(callCase.dueAt), asc(callCase.id))
      .limit(limit)
      .offset(offset),
    database.$count(callCase, shown),
  ]);
  return { cases, total };
}

/** A case that the caller's roles allow. */
export async function caseFor(database: DatabaseOrTransaction, { kinds }: Caller, id: string) {
  const [found] = await database
    .select({ row: callCase, holder: firstName(callCase.heldBy) })
    .from(callCase)
    .where(and(eq(callCase.id, id), ofKinds(kinds)));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockCase(
  transaction: Transaction,
  { kinds }: Pick<Caller, 'kinds'>,
  id: string,
): Promise<CallCaseRow | undefined> {
  const [row] = await transaction
    .select()
    .from(callCase)
    .where(and(eq(callCase.id, id), ofKinds(kinds)))
    .for('update');
  return row;
}

/** The case that the caller has now. */
export async function heldCase(database: Database, { accountId, kinds }: Caller, now: Date) {
  const [row] = await database
    .select({ id: callCase.id })
    .from(callCase)
    .where(and(eq(callCase.heldBy, accountId), OPEN, ofKinds(kinds), sql`${callCase.heldUntil} > ${now}`))
    .orderBy(desc(callCase.heldUntil))
    .limit(1);
  return row?.id;
}

export function countDue(database: Database, caller: Caller, now: Date): Promise<number> {
  return database.$count(callCase, mayTake(caller, now));
}

/** The case to take next, locked; cases that somebody takes at this moment are passed over. */
export async function lockNext(transaction: Transaction, caller: Caller, now: Date): Promise<CallCaseRow | undefined> {
  const isHeld = sql`(${callCase.heldBy} = ${caller.accountId} and ${callCase.heldUntil} > ${now}) is true`;
  const isOwn = sql`(${callCase.keeperId} = ${caller.accountId}) is true`;
  const [row] = await transaction
    .select()
    .from(callCase)
    .where(mayTake(caller, now))
    .orderBy(desc(isHeld), desc(isOwn), asc(callCase.promisedAt), asc(callCase.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function changeCase(
  transaction: Transaction,
  id: string,
  change: Partial<typeof callCase.$inferInsert>,
): Promise<void> {
  await transaction.update(callCase).set(change).where(eq(callCase.id, id));
}

/** Gives back the other cases of a staff member: nobody has two. */
export async function releaseOthers(transaction: Transaction, accountId: string, id: string): Promise<void> {
  await transaction
    .update(callCase)
    .set({ heldBy: null, heldUntil: null })
    .where(and(eq(callCase.heldBy, accountId), ne(callCase.id, id)));
}

export async function addEntry(transaction: Transaction, row: typeof callEntry.$inferInsert): Promise<void> {
  await transaction.insert(callEntry).values(row);
}

export async function entryOf(
  transaction: Transaction,
  caseId: string,
  seq: number,
): Promise<CallEntryRow | undefined> {
  const [row] = await transaction
    .select()
    .from(callEntry)
    .where(and(eq(callEntry.caseId, caseId), eq(callEntry.seq, seq)));
  return row;
}

/** The history of a case with first names of staff. */
export function entriesOf(database: DatabaseOrTransaction, caseId: string) {
  return database
    .select({ row: callEntry, by: firstName(sql`${callEntry.staffId}`) })
    .from(callEntry)
    .where(eq(callEntry.caseId, caseId))
    .orderBy(asc(callEntry.seq));
}

/** The last call of a case. */
export async function lastCall(database: DatabaseOrTransaction, caseId: string): Promise<CallEntryRow | undefined> {
  const [row] = await database
    .select()
    .from(callEntry)
    .where(and(eq(callEntry.caseId, caseId), isNotNull(callEntry.callId)))
    .orderBy(desc(callEntry.seq))
    .limit(1);
  return row;
}

/** Whether the caller has called about a case since its last outcome. */
export async function hasFreshCall(
  transaction: Transaction,
  { accountId }: Pick<Caller, 'accountId'>,
  caseId: string,
): Promise<boolean> {
  const [last] = await transaction
    .select({ kind: callEntry.kind, staffId: callEntry.staffId })
    .from(callEntry)
    .where(and(eq(callEntry.caseId, caseId), inArray(callEntry.kind, ['call', 'outcome'])))
    .orderBy(desc(callEntry.seq))
    .limit(1);
  return last?.kind === 'call' && last.staffId === accountId;
}

/** Whose person somebody with an account is: the staff member who spoke with them last. */
export async function keeperOf(database: DatabaseOrTransaction, accountId: string): Promise<string | null> {
  const [row] = await database
    .select({ keeperId: callCase.keeperId })
    .from(callCase)
    .where(and(eq(callCase.accountId, accountId), isNotNull(callCase.keeperId)))
    .orderBy(desc(callCase.changedAt))
    .limit(1);
  return row?.keeperId ?? null;
}
