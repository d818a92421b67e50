import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { emitAllLive, type LiveMessage } from '../../foundation/live/public.ts';
import { progressEvents, showInboxes } from './chat.live.ts';
import { chatConversation, chatMember, type MemberRow } from './chat.tables.ts';
import { memberOf } from './own-conversation.queries.ts';

/** Marks what a person's device has received. Repeating it changes nothing. */
export async function markDelivered(database: Database, member: MemberRow, at: Date): Promise<void> {
  if (member.deliveredSeq >= member.lastSeq && !isStale(member, at)) return;
  await database.transaction(async (transaction) => {
    await lockConversation(transaction, member);
    const moved = await move(transaction, member, {
      deliveredSeq: sql`greatest(${chatMember.deliveredSeq}, ${member.lastSeq})`,
      seenAt: at,
    });
    if (moved && member.deliveredSeq < member.lastSeq)
      await emitAllLive(transaction, await bothEvents(transaction, moved));
  });
}

/** A sign of life is stored once a minute. */
function isStale({ seenAt }: MemberRow, at: Date): boolean {
  return seenAt === null || at.getTime() - seenAt.getTime() > 60_000;
}

/**
 * Marks what a person has read, on all their devices. An earlier number than before changes nothing.
 * @returns the number and what is unread after it
 */
export function markRead(
  database: Database,
  { conversationId, accountId }: MemberRow,
  { readSeq, at }: { readonly readSeq: number; readonly at: Date },
): Promise<Pick<MemberRow, 'readSeq' | 'unread'>> {
  return database.transaction(async (transaction) => {
    await lockConversation(transaction, { conversationId });
    const member = await memberOf(transaction, conversationId, accountId);
    if (!member) return { readSeq: 0, unread: 0 };
    const until = Math.min(Math.max(readSeq, member.readSeq), member.lastSeq);
    if (until === member.readSeq) return member;
    const moved = await move(transaction, member, {
      readSeq: until,
      deliveredSeq: sql`greatest(${chatMember.deliveredSeq}, ${until})`,
      unread: sql`(select count(*) from chat_message m where m.conversation_id = ${conversationId}
        and m.seq > ${until} and m.seq <= ${member.lastSeq} and m.author_id is distinct from ${accountId}
        and m.hidden_from is distinct from ${accountId})`,
      seenAt: at,
    });
    if (!moved) return member;
    await showInboxes(transaction, [accountId], at, await bothEvents(transaction, moved));
    return moved;
  });
}

/** One change of a conversation at a time, so that the last event about it has seen all others. */
async function lockConversation(
  transaction: Transaction,
  { conversationId }: Pick<MemberRow, 'conversationId'>,
): Promise<void> {
  const isIt = eq(chatConversation.id, conversationId);
  await transaction.select({ id: chatConversation.id }).from(chatConversation).where(isIt).for('no key update');
}

async function move(
  transaction: Transaction,
  { conversationId, accountId }: MemberRow,
  change: Parameters<ReturnType<Transaction['update']>['set']>[0],
): Promise<MemberRow | undefined> {
  const [moved] = await transaction
    .update(chatMember)
    .set(change)
    .where(and(eq(chatMember.conversationId, conversationId), eq(chatMember.accountId, accountId)))
    .returning();
  return moved;
}

/** Events about the conversation for both people's pages. */
async function bothEvents(transaction: Transaction, { conversationId }: MemberRow): Promise<LiveMessage[]> {
  return progressEvents(
    await transaction.select().from(chatMember).where(eq(chatMember.conversationId, conversationId)),
  );
}
