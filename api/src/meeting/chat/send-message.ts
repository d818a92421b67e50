import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { scamSign } from '@aangan/shared-kit/domain/chat/scam-signs';
import { STOP_REASONS } from '@aangan/shared-kit/domain/chat/stop-reasons';
import { and, eq } from 'drizzle-orm';
import {
  type Database,
  type DatabaseOrTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { chatMessage, type MessageDetails, type MessageRow } from './chat.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { heldWithEarlier } from './held-with-earlier.ts';
import { ownConversation } from './own-conversation.queries.ts';
import { putMessage } from './put-message.ts';
import { lockForSending, type SendingFacts, sendingFacts } from './sending-facts.queries.ts';

/** A message as its author's device sends it. */
export interface Sending {
  readonly conversationId: string;
  readonly authorId: string;
  /** The device makes it once for each message. */
  readonly clientKey: string;
  readonly kind: 'text' | 'photo' | 'place' | 'visit';
  readonly text: string;
  readonly details?: MessageDetails;
}

/** A stored message. */
export interface Sent {
  readonly row: MessageRow;
  /** Whether the two have each other's numbers: nothing is held then. */
  readonly permitted: boolean;
}

/**
 * Stores a message under the next number of its conversation, and shows it to both. The same key again returns the
 * stored message, whatever has happened since.
 * @param at time of the server: clocks of devices order nothing
 * @throws CallError 404 for a conversation that is not the author's, 409 when it is stopped, 429 when too fast
 */
export async function sendMessage(database: Database, sending: Sending, at: Date): Promise<Sent> {
  try {
    const facts = await sendingFacts(database, { ...sending, at });
    return (
      (await put(database, facts, sending, at)) ?? (await database.transaction((it) => sendLocked(it, sending, at)))
    );
  } catch (error) {
    // The same message has arrived before: this attempt took no number. Meanwhile the conversation may have stopped.
    const mayBeStored = isUniqueViolation(error) || error instanceof CallError;
    const first = mayBeStored ? await messageOfKey(database, sending) : undefined;
    if (!first) throw error;
    const { permitted } = await ownConversation(database, sending.authorId, sending.conversationId);
    return { row: first, permitted };
  }
}

/** After another message has come in between: this one waits for its turn. */
async function sendLocked(transaction: Transaction, sending: Sending, at: Date): Promise<Sent> {
  const sent = await put(transaction, await lockForSending(transaction, { ...sending, at }), sending, at);
  if (!sent) throw new Error('A locked conversation has changed.');
  return sent;
}

async function put(
  database: DatabaseOrTransaction,
  facts: SendingFacts,
  { authorId, clientKey, kind, text, details = {} }: Sending,
  at: Date,
): Promise<Sent | undefined> {
  assertMayWrite(facts);
  const sign = scamSign(text);
  const row = await putMessage(database, facts, {
    ...heldWithEarlier({ authorId, text }, facts.earlier, at),
    actorId: authorId,
    authorId,
    clientKey,
    kind,
    text,
    details,
    scamSign: sign?.sign ?? null,
    scamWarnsAuthor: sign?.inDanger === 'author',
    hiddenFrom: facts.blockedByOther ? facts.otherId : null,
    createdAt: at,
  });
  return row && { row, permitted: facts.permitted };
}

/** @throws CallError 409 for a person whom the author has blocked and for a stopped conversation, 429 when too fast */
export function assertMayWrite({ blocksOther, stopped, recent }: SendingFacts): void {
  if (blocksOther) throw new CallError(409, CHAT_WORDS.youBlocked);
  if (stopped) throw new CallError(409, STOP_REASONS[stopped]);
  if (recent >= CHAT_LIMITS.messagesAMinute) throw new CallError(429, CHAT_WORDS.tooFast);
}

/** The message that a device has sent under a key. */
export async function messageOfKey(
  database: Database,
  { conversationId, authorId, clientKey }: Pick<Sending, 'conversationId' | 'authorId' | 'clientKey'>,
): Promise<MessageRow | undefined> {
  const [found] = await database
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        eq(chatMessage.authorId, authorId),
        eq(chatMessage.clientKey, clientKey),
      ),
    );
  return found;
}
