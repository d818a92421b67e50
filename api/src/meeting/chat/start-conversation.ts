import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { indiaDay, indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { and, eq, gt, gte } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { lockAccount, personById } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { holdOf, openReports } from '../contacts/public.ts';
import { chatConversation, chatMember } from './chat.tables.ts';
import { chatReportsOn } from './chat-reports.queries.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { interestedPerson } from './interested.queries.ts';

interface Starting {
  readonly accountId: string;
  readonly listingId: string;
  /** The interested person, if the owner begins: their account, or the id of the row that says so. */
  readonly tenantId?: string | undefined;
}

interface Started {
  readonly conversationId: string;
  readonly created: boolean;
}

/**
 * The conversation about a listing, begun if there is none. A seeker writes to the owner of an active listing; an owner
 * writes to people who have asked about it.
 * @throws CallError 404 without such a listing, 400 for the own one, 403 for reported people and strangers, 409 for an
 * inactive listing, 429 after the day's limit
 */
export async function startConversation(database: Database, starting: Starting, at: Date): Promise<Started> {
  const pair = await pairOf(database, starting);
  return database.transaction(async (transaction) => {
    // One at a time for each person, so that the limit of a day holds.
    await lockAccount(transaction, starting.accountId);
    const before = await existing(transaction, pair);
    if (before !== undefined) {
      await list(transaction, before, starting.accountId);
      return { conversationId: before, created: false };
    }
    await assertMayBegin(transaction, starting.accountId, pair, at);
    return begin(transaction, starting.accountId, pair, at);
  });
}

/**
 * The person's conversation about a listing, if it has messages that they may see: as its seeker, or as its owner with
 * the interested person.
 */
export async function conversationAbout(
  database: Database,
  { accountId, listingId, tenantId }: Starting,
): Promise<string | undefined> {
  const person =
    tenantId === undefined ? accountId : await interestedPerson(database, { ownerId: accountId, listingId }, tenantId);
  if (person === undefined) return undefined;
  const [found] = await database
    .select({ id: chatConversation.id })
    .from(chatConversation)
    .innerJoin(chatMember, and(eq(chatMember.conversationId, chatConversation.id), eq(chatMember.accountId, accountId)))
    .where(
      and(
        eq(chatConversation.listingId, listingId),
        eq(chatConversation.seekerId, person),
        gt(chatMember.lastSeq, chatMember.clearedSeq),
      ),
    );
  return found?.id;
}

interface Pair {
  readonly listingId: string;
  readonly seekerId: string;
  readonly ownerId: string;
  readonly active: boolean;
}

async function pairOf(database: Database, { accountId, listingId, tenantId }: Starting): Promise<Pair> {
  const found = await listingWithOwner(database, listingId);
  if (!found) throw notFound(CHAT_WORDS.noListing);
  const { ownerId, active } = found;
  if (ownerId === null) throw new CallError(409, CHAT_WORDS.noOwner);
  if (ownerId !== accountId) return { listingId, seekerId: accountId, ownerId, active };
  if (tenantId === undefined || tenantId === accountId) throw new CallError(400, CHAT_WORDS.own);
  const seekerId = await interestedPerson(database, { ownerId, listingId }, tenantId);
  if (seekerId === undefined) throw new CallError(403, CHAT_WORDS.notInterested);
  return { listingId, seekerId, ownerId, active };
}

async function existing(reader: DatabaseOrTransaction, { listingId, seekerId, ownerId }: Pair) {
  const [found] = await reader
    .select({ id: chatConversation.id })
    .from(chatConversation)
    .where(
      and(
        eq(chatConversation.listingId, listingId),
        eq(chatConversation.seekerId, seekerId),
        eq(chatConversation.ownerId, ownerId),
      ),
    );
  return found?.id;
}

/** Shows a conversation in the person's list, also before its first message. */
async function list(transaction: Transaction, conversationId: string, accountId: string): Promise<void> {
  await transaction
    .update(chatMember)
    .set({ listed: true, archivedAt: null })
    .where(and(eq(chatMember.conversationId, conversationId), eq(chatMember.accountId, accountId)));
}

async function assertMayBegin(transaction: Transaction, accountId: string, pair: Pair, at: Date): Promise<void> {
  if (!pair.active) throw new CallError(409, CHAT_WORDS.closedHome);
  const other = await personById(transaction, accountId === pair.ownerId ? pair.seekerId : pair.ownerId);
  if (!other || other.deletedAt !== null) throw new CallError(409, CHAT_WORDS.noOwner);
  const reports = [...(await openReports(transaction, accountId)), ...(await chatReportsOn(transaction, accountId))];
  if (holdOf(reports) !== undefined) throw new CallError(403, CHAT_WORDS.held);
  const today = new Date(indiaDayStart(indiaDay(at.getTime())));
  const begun = and(eq(chatConversation.beganBy, accountId), gte(chatConversation.createdAt, today));
  // An owner may answer everybody who has asked.
  if (accountId === pair.ownerId) return;
  if ((await transaction.$count(chatConversation, begun)) >= CHAT_LIMITS.newConversations) {
    throw new CallError(429, CHAT_WORDS.enoughToday);
  }
}

/** Two people who begin at once begin the same conversation. */
async function begin(
  transaction: Transaction,
  beganBy: string,
  { listingId, seekerId, ownerId }: Pair,
  at: Date,
): Promise<Started> {
  const id = newId('cnv');
  const made = await transaction
    .insert(chatConversation)
    .values({ id, listingId, seekerId, ownerId, beganBy, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: chatConversation.id });
  if (made.length === 0) {
    const first = await existing(transaction, { listingId, seekerId, ownerId, active: true });
    if (first === undefined) throw new Error('A conversation exists and is not found.');
    await list(transaction, first, beganBy);
    return { conversationId: first, created: false };
  }
  const members = [seekerId, ownerId].map((accountId) => ({
    conversationId: id,
    accountId,
    lastAt: at,
    listed: accountId === beganBy,
  }));
  await transaction.insert(chatMember).values(members);
  return { conversationId: id, created: true };
}
