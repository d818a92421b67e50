import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { session } from '../../people/sessions/public.ts';
import { REFERRAL_CAMPAIGN } from '../rewards/public.ts';
import { earlyContact, type ReferralRow, referral, referralCode } from './referrals.tables.ts';

/** Maximum number of rows in a response. */
const LIST_LIMIT = 100;

/** The code of an account, or undefined while it has none. */
export async function codeOf(database: DatabaseOrTransaction, accountId: string): Promise<string | undefined> {
  const [row] = await database
    .select({ code: referralCode.code })
    .from(referralCode)
    .where(eq(referralCode.accountId, accountId));
  return row?.code;
}

/** Stores a new code. Does nothing if the account has a code or the code is taken. */
export async function saveCode(
  database: DatabaseOrTransaction,
  row: { accountId: string; code: string; createdAt: Date },
): Promise<void> {
  await database.insert(referralCode).values(row).onConflictDoNothing();
}

/** The owner of a code; undefined for an unknown code, and for one of a deleted account. */
export async function inviterOfCode(tx: Transaction, code: string) {
  const [row] = await tx
    .select({ id: account.id, phone: account.phone, secondaryPhone: account.secondaryPhone })
    .from(referralCode)
    .innerJoin(account, eq(account.id, referralCode.accountId))
    .where(and(eq(referralCode.code, code), isNull(account.deletedAt)));
  return row;
}

/** Whether the account exists and is not deleted. */
export async function isLiving(tx: Transaction, accountId: string): Promise<boolean> {
  const [row] = await tx.select({ deletedAt: account.deletedAt }).from(account).where(eq(account.id, accountId));
  return row?.deletedAt === null;
}

/** Devices on which the account has an active session. */
export async function devicesOf(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ device: session.deviceId })
    .from(session)
    .where(eq(session.accountId, accountId));
  return rows.flatMap(({ device }) => device ?? []);
}

export async function phoneHashSeen(tx: Transaction, phoneHash: string): Promise<boolean> {
  const [row] = await tx.select({ id: referral.id }).from(referral).where(eq(referral.friendPhoneHash, phoneHash));
  return row !== undefined;
}

/** The inviter's friends, newest first. */
export async function referralsOf(database: DatabaseOrTransaction, inviterId: string) {
  return database
    .select({ referral, friendName: account.name, friendDeletedAt: account.deletedAt })
    .from(referral)
    .innerJoin(account, eq(account.id, referral.friendId))
    .where(eq(referral.inviterId, inviterId))
    .orderBy(desc(referral.joinedAt), desc(referral.id))
    .limit(LIST_LIMIT);
}

/** The referral through which an account came; locked until the transaction ends. */
export async function lockReferralOfFriend(tx: Transaction, friendId: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referral).where(eq(referral.friendId, friendId)).for('update');
  return row;
}

export async function lockReferral(tx: Transaction, id: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referral).where(eq(referral.id, id)).for('update');
  return row;
}

/** A lock per inviter, so that one transaction at a time counts and pays the inviter's friends. */
export async function lockInviter(tx: Transaction, inviterId: string): Promise<void> {
  await tx
    .select({ code: referralCode.code })
    .from(referralCode)
    .where(eq(referralCode.accountId, inviterId))
    .for('update');
}

/** How many friends the inviter was paid for since a moment. */
export async function paidSince(database: DatabaseOrTransaction, inviterId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ paid: count() })
    .from(referral)
    .where(and(eq(referral.inviterId, inviterId), eq(referral.inviterPaid, 'paid'), gte(referral.settledAt, since)));
  return row?.paid ?? 0;
}

/** Referrals that wait for staff with the names of both people, oldest first. */
export async function heldReferrals(database: DatabaseOrTransaction) {
  const inviter = alias(account, 'inviter');
  const friend = alias(account, 'friend');
  const inviterFriends = sql<number>`(select count(*)::int from referral r where r.inviter_id = ${referral.inviterId})`;
  return database
    .select({ referral, inviterName: inviter.name, friendName: friend.name, inviterFriends })
    .from(referral)
    .innerJoin(inviter, eq(inviter.id, referral.inviterId))
    .innerJoin(friend, eq(friend.id, referral.friendId))
    .where(eq(referral.state, 'held'))
    .orderBy(asc(referral.joinedAt))
    .limit(LIST_LIMIT);
}

export function countHeldReferrals(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(referral, eq(referral.state, 'held'));
}

/** A referral by its id. */
export async function referralById(database: DatabaseOrTransaction, id: string): Promise<ReferralRow | undefined> {
  const [row] = await database.select().from(referral).where(eq(referral.id, id));
  return row;
}

/** Deletes the networks that friends joined from, once they are not needed. @returns the number of rows */
export async function deleteTraces(database: DatabaseOrTransaction, joinedBefore: Date): Promise<number> {
  const forgotten = await database
    .update(referral)
    .set({ friendDevice: null, friendNetwork: null })
    .where(
      and(
        lt(referral.joinedAt, joinedBefore),
        ne(referral.state, 'held'),
        or(isNotNull(referral.friendDevice), isNotNull(referral.friendNetwork)),
      ),
    )
    .returning({ id: referral.id });
  return forgotten.length;
}

/** Stores the first contact of an account that is young enough to qualify and has no referral yet. */
export async function saveEarlyContact(
  tx: Transaction,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  const young = new Date(at.getTime() - REFERRAL_CAMPAIGN.qualifyWithinDays * 86_400_000);
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), gte(account.createdAt, young), isNull(account.deletedAt)));
  if (found) await tx.insert(earlyContact).values({ accountId, at }).onConflictDoNothing();
}

/** Time of the account's first contact, if it was stored before its referral. */
export async function earlyContactOf(tx: Transaction, accountId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ at: earlyContact.at })
    .from(earlyContact)
    .where(eq(earlyContact.accountId, accountId));
  return row?.at;
}

/** Deletes early contacts whose accounts can no longer qualify. */
export async function deleteEarlyContacts(database: DatabaseOrTransaction, before: Date): Promise<void> {
  await database.delete(earlyContact).where(lt(earlyContact.at, before));
}
