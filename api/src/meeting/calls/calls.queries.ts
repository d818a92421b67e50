import { CALL_LIMITS } from '@aangan/shared-kit/domain/calls/call-limits';
import { ENDED_CALL_STATES } from '@aangan/shared-kit/domain/calls/call-state';
import { and, desc, eq, isNotNull, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { bridgedCall } from '../../foundation/telephony/public.ts';
import { account } from '../../people/accounts/public.ts';
import { contact } from '../contacts/public.ts';
import { type PersonCallRow, personCall } from './calls.tables.ts';

/** After which call a page begins. */
export interface Cursor {
  /** Epoch ms. */
  readonly at: number;
  readonly id: string;
}

const other = alias(account, 'other');

/** A call rang the other phone if somebody talked, or if the other person missed it. */
const rangOther = or(isNotNull(bridgedCall.answeredAt), isNotNull(personCall.missedAt));

/** Calls in which the person is the caller, or that have reached them, without those that they deleted. */
const visibleTo = (accountId: string): SQL | undefined =>
  or(
    and(eq(personCall.callerId, accountId), isNull(personCall.callerDeletedAt)),
    and(eq(personCall.otherId, accountId), isNull(personCall.otherDeletedAt), rangOther),
  );

const callsOf = (reader: DatabaseOrTransaction, accountId: string) =>
  reader
    .select({
      call: personCall,
      bridged: bridgedCall,
      listingId: contact.listingId,
      person: { name: other.name, deletedAt: other.deletedAt },
    })
    .from(personCall)
    .leftJoin(bridgedCall, eq(bridgedCall.id, personCall.id))
    .innerJoin(contact, eq(contact.id, personCall.contactId))
    .innerJoin(
      other,
      eq(
        other.id,
        sql`case when ${personCall.callerId} = ${accountId} then ${personCall.otherId} else ${personCall.callerId} end`,
      ),
    );

export type CallFactsRow = Awaited<ReturnType<typeof callsOf>>[number];

/** One page of a person's calls, the newest first, and the cursor of the next one. */
export async function callLog(database: Database, accountId: string, before: Cursor | undefined) {
  const rows = await callsOf(database, accountId)
    .where(
      and(
        visibleTo(accountId),
        before && sql`(${personCall.askedAt}, ${personCall.id}) < (${new Date(before.at)}, ${before.id})`,
      ),
    )
    .orderBy(desc(personCall.askedAt), desc(personCall.id))
    .limit(CALL_LIMITS.page + 1);
  const page = rows.slice(0, CALL_LIMITS.page);
  const last = rows.length > page.length ? page.at(-1)?.call : undefined;
  return { page, next: last && { at: last.askedAt.getTime(), id: last.id } };
}

/** One call of a person; undefined for what is not theirs. */
export async function ownCall(
  reader: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<CallFactsRow | undefined> {
  const [found] = await callsOf(reader, accountId).where(and(eq(personCall.id, id), visibleTo(accountId)));
  return found;
}

/** The call of a person to another that has not ended. */
export async function openCall(
  reader: DatabaseOrTransaction,
  { callerId, otherId }: Pick<PersonCallRow, 'callerId' | 'otherId'>,
): Promise<CallFactsRow | undefined> {
  const [found] = await callsOf(reader, callerId)
    .where(
      and(
        eq(personCall.callerId, callerId),
        eq(personCall.otherId, otherId),
        notInArray(bridgedCall.state, [...ENDED_CALL_STATES]),
      ),
    )
    .orderBy(desc(personCall.askedAt))
    .limit(1);
  return found;
}

/** What waits in a person's list of missed calls. */
const waitsFor = (accountId: string) =>
  and(
    eq(personCall.otherId, accountId),
    isNotNull(personCall.missedAt),
    isNull(personCall.dismissedAt),
    isNull(personCall.otherDeletedAt),
  );

export async function missedCalls(database: Database, accountId: string): Promise<CallFactsRow[]> {
  return callsOf(database, accountId)
    .where(waitsFor(accountId))
    .orderBy(desc(personCall.askedAt), desc(personCall.id))
    .limit(CALL_LIMITS.missed);
}

/** Missed calls that the person has not seen, and when the newest was missed. */
export async function unseenMissed(reader: DatabaseOrTransaction, accountId: string) {
  const [found] = await reader
    .select({
      unread: sql<number>`count(*) filter (where ${personCall.seenAt} is null)::int`,
      at: sql<number>`coalesce(max(extract(epoch from ${personCall.missedAt}) * 1000), 0)::float8`,
    })
    .from(personCall)
    .where(waitsFor(accountId));
  return { unread: found?.unread ?? 0, at: found?.at ?? 0 };
}

export async function insertPersonCall(
  transaction: Transaction,
  call: typeof personCall.$inferInsert,
): Promise<PersonCallRow> {
  const [made] = await transaction.insert(personCall).values(call).returning();
  if (!made) throw new Error('A call was not stored.');
  return made;
}

/** Deletes an ended call from the person's own log. */
export async function deleteForOneself(database: Database, accountId: string, call: PersonCallRow, at: Date) {
  const change = call.callerId === accountId ? { callerDeletedAt: at } : { otherDeletedAt: at, dismissedAt: at };
  await database.update(personCall).set(change).where(eq(personCall.id, call.id));
}

export async function markSeen(transaction: Transaction, accountId: string, until: Date, at: Date): Promise<void> {
  await transaction
    .update(personCall)
    .set({ seenAt: at })
    .where(and(waitsFor(accountId), isNull(personCall.seenAt), lte(personCall.missedAt, until)));
}

/** Dismisses a missed call of a person, or takes that back. @returns whether it is theirs */
export async function dismissMissed(
  transaction: Transaction,
  { accountId, id, at }: { readonly accountId: string; readonly id: string; readonly at: Date | null },
): Promise<boolean> {
  const changed = await transaction
    .update(personCall)
    .set({ dismissedAt: at })
    .where(
      and(
        eq(personCall.id, id),
        eq(personCall.otherId, accountId),
        isNotNull(personCall.missedAt),
        isNull(personCall.otherDeletedAt),
      ),
    )
    .returning({ id: personCall.id });
  return changed.length > 0;
}

/** Dismisses what a person missed from another: they talk, or the person calls back. @returns the number */
export async function dismissFrom(
  transaction: Transaction,
  { accountId, fromId, at }: { readonly accountId: string; readonly fromId: string; readonly at: Date },
): Promise<number> {
  const changed = await transaction
    .update(personCall)
    .set({ dismissedAt: at })
    .where(and(waitsFor(accountId), eq(personCall.callerId, fromId)))
    .returning({ id: personCall.id });
  return changed.length;
}

/** The newest call of a person with anybody since a time, in either direction. */
export async function lastCallOf(
  reader: DatabaseOrTransaction,
  accountId: string,
  since: Date,
): Promise<PersonCallRow | undefined> {
  const [found] = await reader
    .select()
    .from(personCall)
    .leftJoin(bridgedCall, eq(bridgedCall.id, personCall.id))
    .where(
      and(
        or(eq(personCall.callerId, accountId), and(eq(personCall.otherId, accountId), rangOther)),
        sql`${personCall.askedAt} > ${since}`,
      ),
    )
    .orderBy(desc(personCall.askedAt))
    .limit(1);
  return found?.person_call;
}

/** Deletes calls that were asked for before a time. */
export async function deleteOldPersonCalls(database: Database, before: Date): Promise<void> {
  await database.delete(personCall).where(lt(personCall.askedAt, before));
}
