import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { chatMessage, type MemberRow, type MessageRow } from './chat.tables.ts';

/** The messages that a person may see: not deleted for them, not hidden from them. */
export function visibleTo({ conversationId, accountId, clearedSeq }: MemberRow): SQL | undefined {
  return and(
    eq(chatMessage.conversationId, conversationId),
    gt(chatMessage.seq, clearedSeq),
    or(isNull(chatMessage.hiddenFrom), ne(chatMessage.hiddenFrom, accountId)),
  );
}

interface Asked {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/**
 * One page of messages in their order: the next ones after a number, the last ones before it, or the last of all. The
 * primary key serves each as a range.
 */
export async function readMessages(
  database: DatabaseOrTransaction,
  member: MemberRow,
  { after, before }: Asked,
): Promise<{ messages: MessageRow[]; more: boolean }> {
  const { seq } = chatMessage;
  const within = after === undefined ? before !== undefined && lt(seq, before) : gt(seq, after);
  const rows = await database
    .select()
    .from(chatMessage)
    .where(and(visibleTo(member), within || undefined))
    .orderBy(after === undefined ? desc(seq) : asc(seq))
    .limit(CHAT_LIMITS.messages + 1);
  const messages = rows.slice(0, CHAT_LIMITS.messages);
  return { messages: after === undefined ? messages.reverse() : messages, more: rows.length > messages.length };
}
