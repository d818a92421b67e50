import { randomBytes } from 'node:crypto';
import { SESSIONS_LISTED } from '@aangan/shared-kit/domain/smart-search/session-options';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../foundation/database/public.ts';
import { notFound } from '../foundation/server/public.ts';
import { contact } from '../meeting/contacts/public.ts';
import { photoRequest } from '../meeting/photo-requests/public.ts';
import type { Holder } from './holder.ts';
import {
  type SmartInteractionRow,
  type SmartSessionRow,
  smartInteraction,
  smartSession,
  smartShare,
  smartVote,
} from './smart-search.tables.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits: `sms_` and 20 of them. */
export function newId(prefix: string, length = 20): string {
  // 36 does not divide 256: bytes from 252 on would prefer some letters.
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length)) if (byte < 252 && id.length < length) id += LETTERS[byte % 36];
  }
  return `${prefix}${id}`;
}

const own = (holder: Holder, id: string) => and(eq(smartSession.id, id), eq(smartSession.holder, holder.name));

/** @throws CallError 404 for a session that is not the holder's */
export async function ownSession(database: Database, holder: Holder, id: string): Promise<SmartSessionRow> {
  const [row] = await database.select().from(smartSession).where(own(holder, id));
  if (!row) throw notFound(SMART_SEARCH_WORDS.noSession);
  return row;
}

/**
 * The session, locked until the transaction ends.
 * @throws CallError 404 for a session that is not the holder's
 */
export async function holdSession(transaction: Transaction, holder: Holder, id: string): Promise<SmartSessionRow> {
  const [row] = await transaction.select().from(smartSession).where(own(holder, id)).for('update');
  if (!row) throw notFound(SMART_SEARCH_WORDS.noSession);
  return row;
}

/** Sessions of a holder, the last one first. */
export function sessionsOfHolder(
  database: Database,
  holder: Holder,
  { since, limit = SESSIONS_LISTED }: { readonly since?: Date; readonly limit?: number } = {},
): Promise<SmartSessionRow[]> {
  return database
    .select()
    .from(smartSession)
    .where(and(eq(smartSession.holder, holder.name), since && gt(smartSession.changedAt, since)))
    .orderBy(desc(smartSession.changedAt), desc(smartSession.id))
    .limit(limit);
}

/** Answers of sessions, the last one first. */
export function interactionsOf(
  database: DatabaseOrTransaction,
  sessionIds: readonly string[],
): Promise<SmartInteractionRow[]> {
  if (sessionIds.length === 0) return Promise.resolve([]);
  return database
    .select()
    .from(smartInteraction)
    .where(inArray(smartInteraction.sessionId, [...sessionIds]))
    .orderBy(desc(smartInteraction.answeredAt), desc(smartInteraction.listingId));
}

export interface ShownShare {
  readonly id: string;
  readonly createdAt: Date;
  readonly endsAt: Date;
  readonly votes: number;
}

/** Open links of a session, the oldest first. */
export function sharesOf(database: DatabaseOrTransaction, sessionId: string, at: Date): Promise<ShownShare[]> {
  return database
    .select({
      id: smartShare.id,
      createdAt: smartShare.createdAt,
      endsAt: smartShare.endsAt,
      votes: sql<number>`(select count(*)::int from smart_vote v where v.share_id = ${smartShare.id})`,
    })
    .from(smartShare)
    .where(and(eq(smartShare.sessionId, sessionId), gt(smartShare.endsAt, at)))
    .orderBy(smartShare.createdAt, smartShare.id);
}

export interface HomeVotes {
  readonly up: number;
  readonly down: number;
}

/** Votes of the open links of a session, by listing. */
export async function votesOf(
  database: Database,
  sessionId: string,
  at: Date,
): Promise<ReadonlyMap<string, HomeVotes>> {
  const rows = await database
    .select({
      listingId: smartVote.listingId,
      up: sql<number>`count(*) filter (where ${smartVote.vote} = 'UP')::int`,
      down: sql<number>`count(*) filter (where ${smartVote.vote} = 'DOWN')::int`,
    })
    .from(smartVote)
    .innerJoin(smartShare, eq(smartShare.id, smartVote.shareId))
    .where(and(eq(smartShare.sessionId, sessionId), gt(smartShare.endsAt, at)))
    .groupBy(smartVote.listingId);
  return new Map(rows.map(({ listingId, up, down }) => [listingId, { up, down }]));
}

/** Listings among these whose owner's number the person has, and those with a request for photos. */
export async function askedAmong(
  database: Database,
  { accountId }: Holder,
  ids: readonly string[],
): Promise<{ readonly contacted: ReadonlySet<string>; readonly photos: ReadonlySet<string> }> {
  if (accountId === null || ids.length === 0) return { contacted: new Set(), photos: new Set() };
  const [contacts, photos] = await Promise.all([
    database
      .select({ id: contact.listingId })
      .from(contact)
      .where(and(eq(contact.seekerId, accountId), inArray(contact.listingId, [...ids]))),
    database
      .select({ id: photoRequest.listingId })
      .from(photoRequest)
      .where(and(eq(photoRequest.accountId, accountId), inArray(photoRequest.listingId, [...ids]))),
  ]);
  return { contacted: new Set(contacts.map(({ id }) => id)), photos: new Set(photos.map(({ id }) => id)) };
}

/** Deletes sessions that nobody has changed since, with their answers, links and votes. */
export async function deleteOldSessions(database: Database, before: Date): Promise<void> {
  await database.delete(smartSession).where(lt(smartSession.changedAt, before));
}
