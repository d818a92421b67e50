import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { indiaDay, indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { and, eq, gte } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { chatBroadcast } from './chat-notices.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { interestedIn } from './interested.queries.ts';
import { sendMessage } from './send-message.ts';
import { startConversation } from './start-conversation.ts';

interface OwnHome {
  readonly ownerId: string;
  readonly listingId: string;
}

/** Whom a message to all would reach, and how many are left today. @throws CallError 404 unless the listing is theirs */
export async function audienceOf(database: Database, home: OwnHome, at: Date) {
  const { title } = await ownHome(database, home);
  const people = await interestedIn(database, home);
  return { title, people: people.length, left: await leftToday(database, home.ownerId, at) };
}

/**
 * Sends a message to everybody interested in a listing, each in their own conversation. Repeating it with the same key
 * goes on where it stopped: each person gets it once.
 * @returns how many people it was for, and how many such messages are left today
 * @throws CallError 404 unless the listing is theirs, 409 for an inactive one or without people, 429 after the day's limit
 */
export async function broadcast(
  database: Database,
  home: OwnHome,
  { clientKey, text }: { readonly clientKey: string; readonly text: string },
  at: Date,
): Promise<{ readonly people: number; readonly left: number }> {
  const { active } = await ownHome(database, home);
  if (!active) throw new CallError(409, CHAT_WORDS.closedHome);
  const people = await interestedIn(database, home);
  if (people.length === 0) throw new CallError(409, CHAT_WORDS.nobodyInterested);
  await count(database, home, clientKey, at);
  for (const tenantId of people) await sendTo(database, home, { tenantId, clientKey, text }, at);
  return { people: people.length, left: await leftToday(database, home.ownerId, at) };
}

async function ownHome(database: Database, { ownerId, listingId }: OwnHome) {
  const found = await listingWithOwner(database, listingId);
  if (found?.ownerId !== ownerId) throw notFound(CHAT_WORDS.noListing);
  return found;
}

/** Counts a message to all once. One at a time for each owner, so that the limit of a day holds. */
function count(database: Database, { ownerId, listingId }: OwnHome, clientKey: string, at: Date): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId);
    const isIt = and(eq(chatBroadcast.ownerId, ownerId), eq(chatBroadcast.clientKey, clientKey));
    if ((await transaction.$count(chatBroadcast, isIt)) > 0) return;
    if ((await leftToday(transaction, ownerId, at)) === 0) throw new CallError(429, CHAT_WORDS.enoughBroadcasts);
    await transaction.insert(chatBroadcast).values({ ownerId, listingId, clientKey, createdAt: at });
  });
}

async function leftToday(reader: DatabaseOrTransaction, ownerId: string, at: Date): Promise<number> {
  const today = new Date(indiaDayStart(indiaDay(at.getTime())));
  const sent = await reader.$count(
    chatBroadcast,
    and(eq(chatBroadcast.ownerId, ownerId), gte(chatBroadcast.createdAt, today)),
  );
  return Math.max(0, CHAT_LIMITS.broadcastsADay - sent);
}

/** One person whose conversation is stopped does not keep the message from the others. */
async function sendTo(
  database: Database,
  { ownerId, listingId }: OwnHome,
  { tenantId, clientKey, text }: { readonly tenantId: string; readonly clientKey: string; readonly text: string },
  at: Date,
): Promise<void> {
  try {
    const { conversationId } = await startConversation(database, { accountId: ownerId, listingId, tenantId }, at);
    await sendMessage(database, { conversationId, authorId: ownerId, clientKey, kind: 'text', text }, at);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
