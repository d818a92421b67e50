import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { bothSides, pageNotices } from './chat.live.ts';
import { chatMember, type MemberRow } from './chat.tables.ts';
import { lockConversation } from './lock-conversation.ts';
import { memberOf } from './own-conversation.queries.ts';

/** Marks what a person's device has received. Repeating it changes nothing. */
export async function markDelivered(database: Database, member: MemberRow, at: Date): Promise<void> {
  const { conversationId, accountId, deliveredSeq, lastSeq } = member;
  const isIt = and(eq(chatMember.conversationId, conversationId), eq(chatMember.accountId, accountId));
  if (deliveredSeq >= lastSeq) {
    if (isStale(member, at)) await database.update(chatMember).set({ seenAt: at }).where(isIt);
    return;
  }
  await database.transaction(async (transaction) => {
    await lockConversation(transaction, member);
    await transaction.execute(sql`
      with moved as (
        update chat_member set delivered_seq = ${lastSeq}, seen_at = ${at}
        where conversation_id = ${conversationId} and account_id = ${accountId} and delivered_seq < ${lastSeq}
        returning *),
      ${bothRows(member)}
      ${notifyPages({ listed: sql`false` })}`);
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
  member: MemberRow,
  { readSeq, at }: { readonly readSeq: number; readonly at: Date },
): Promise<Pick<MemberRow, 'readSeq' | 'unread'>> {
  const { conversationId, accountId } = member;
  const until = sql`least(${readSeq}::int, chat_member.last_seq)`;
  return database.transaction(async (transaction) => {
    await lockConversation(transaction, member);
    await transaction.execute(sql`
      with moved as (
        update chat_member set read_seq = ${until}, delivered_seq = greatest(delivered_seq, ${until}), seen_at = ${at},
          unread = (select count(*) from chat_message m where m.conversation_id = ${conversationId}
            and m.seq > ${until} and m.seq <= chat_member.last_seq and m.author_id is distinct from ${accountId}
            and m.hidden_from is distinct from ${accountId})
        where conversation_id = ${conversationId} and account_id = ${accountId} and read_seq < ${until}
        returning *),
      ${bothRows(member)}
      ${notifyPages({ listed: sql`mine.account_id = ${accountId}` })}`);
    const now = await memberOf(transaction, conversationId, accountId);
    return { readSeq: now?.readSeq ?? 0, unread: now?.unread ?? 0 };
  });
}

/** The rows `members` of both people, once the query `moved` has changed this one's; empty if it has changed nothing. */
function bothRows({ conversationId, accountId }: Pick<MemberRow, 'conversationId' | 'accountId'>) {
  return sql`members as (
    select * from moved
    union all
    select chat_member.* from chat_member, moved
    where chat_member.conversation_id = ${conversationId} and chat_member.account_id <> ${accountId})`;
}

/** Both people's open pages show it. @param listed condition on `mine`: whose list has changed */
function notifyPages({ listed }: { readonly listed: SQL }) {
  const { progress, inbox } = pageNotices({ notified: sql`true`, listed });
  return sql`select ${progress}, ${inbox} from ${bothSides(sql`members`)}`;
}
