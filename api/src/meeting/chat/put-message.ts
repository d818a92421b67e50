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
  await transaction.insert(chatMessage).values(row);
  await transaction.update(chatConversation).set({ lastSeq: row.seq }).where(eq(chatConversation.id, conversationId));
  const members = await moveMembers(transaction, row, actorId);
  const seenBy = members.map(({ accountId }) => accountId).filter((id) => id !== row.hiddenFrom);
  await showInboxes(transaction, seenBy, row.createdAt, progressEvents(members, seenBy));
  return row;
}

/** Moves the rows of those who see the message. @returns both people's rows */
function moveMembers(
  transaction: Transaction,
  { conversationId, seq, hiddenFrom, createdAt, text }: MessageRow,
  actorId: string,
): Promise<MemberRow[]> {
  const { accountId, lastSeq, lastAt, unread, archivedAt, mutedUntil, draft } = chatMember;
  const sees = sql`${accountId} is distinct from ${hiddenFrom}`;
  const reads = sql`${sees} and ${accountId} <> ${actorId}`;
  return transaction
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
