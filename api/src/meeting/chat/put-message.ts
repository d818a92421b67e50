import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { progressEvents, showInboxes } from './chat.live.ts';
import { chatConversation, chatMember, chatMessage, type MemberRow, type MessageRow } from './chat.tables.ts';

interface NewMessage extends Omit<MessageRow, 'conversationId' | 'seq'> {
  /** Who caused it: the author, or the person whose action a note reports. It is not unread for them. */
  readonly actorId: string;
}

/**
 * Writes a message under the next number, and shows both open pages that it exists. A person from whom it is hidden
 * sees no change.
 * @param conversation locked by this transaction
 */
export async function putMessage(
  transaction: Transaction,
  { conversationId, lastSeq }: { readonly conversationId: string; readonly lastSeq: number },
  { actorId, ...message }: NewMessage,
): Promise<MessageRow> {
  const row: MessageRow = { ...message, conversationId, seq: lastSeq + 1 };
  const members = await write(transaction, row, actorId);
  const seenBy = members.map(({ accountId }) => accountId).filter((id) => id !== row.hiddenFrom);
  await showInboxes(transaction, seenBy, row.createdAt, progressEvents(members, seenBy));
  return row;
}

/** Stores the message and moves both people's rows, in one statement. @returns both people's rows */
function write(transaction: Transaction, row: MessageRow, actorId: string): Promise<MemberRow[]> {
  const { conversationId, seq, hiddenFrom, createdAt, text } = row;
  const message = transaction.$with('message').as(transaction.insert(chatMessage).values(row).returning());
  const conversation = transaction
    .$with('conversation')
    .as(
      transaction
        .update(chatConversation)
        .set({ lastSeq: seq })
        .where(eq(chatConversation.id, conversationId))
        .returning(),
    );
  const { accountId, lastSeq, lastAt, unread, archivedAt, mutedUntil, draft } = chatMember;
  const sees = sql`${accountId} is distinct from ${hiddenFrom}`;
  const reads = sql`${sees} and ${accountId} <> ${actorId}`;
  return transaction
    .with(message, conversation)
    .update(chatMember)
    .set({
      lastSeq: sql`case when ${sees} then ${seq} else ${lastSeq} end`,
      lastAt: sql`case when ${sees} then ${createdAt} else ${lastAt} end`,
      unread: sql`${unread} + case when ${reads} then 1 else 0 end`,
      // A message brings an archived conversation back, unless it is silent.
      archivedAt: sql`case when ${sees} and coalesce(${mutedUntil} <= ${createdAt}, true) then null
        else ${archivedAt} end`,
      draft: sql`case when ${accountId} = ${actorId} and ${draft} = ${text} then '' else ${draft} end`,
    })
    .where(eq(chatMember.conversationId, conversationId))
    .returning();
}
