import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { chatConversation, chatMember, chatMessage } from './chat.tables.ts';
import { haveContact } from './own-conversation.queries.ts';
import { textFor } from './wire-message.ts';

/** Words of one search. */
const WORDS_AT_MOST = 8;

/**
 * Messages of a person's conversations that hold all words, the newest first. A held part is not found: only the text
 * that the person may read counts.
 */
export async function searchMessages(database: Database, accountId: string, query: string) {
  const words = query.toLowerCase().split(/\s+/).slice(0, WORDS_AT_MOST);
  const other = sql`case when ${chatConversation.seekerId} = ${accountId} then ${chatConversation.ownerId}
    else ${chatConversation.seekerId} end`;
  const rows = await database
    .select({
      row: chatMessage,
      other: { name: account.name, deletedAt: account.deletedAt },
      title: listing.title,
      permitted: haveContact(sql`${chatConversation.seekerId}`, sql`${chatConversation.ownerId}`),
    })
    .from(chatMember)
    .innerJoin(chatConversation, eq(chatConversation.id, chatMember.conversationId))
    .innerJoin(chatMessage, eq(chatMessage.conversationId, chatMember.conversationId))
    .innerJoin(account, eq(account.id, other))
    .leftJoin(listing, eq(listing.id, chatConversation.listingId))
    .where(
      and(
        eq(chatMember.accountId, accountId),
        gt(chatMessage.seq, chatMember.clearedSeq),
        or(isNull(chatMessage.hiddenFrom), ne(chatMessage.hiddenFrom, accountId)),
        inArray(chatMessage.kind, ['text', 'photo', 'place', 'visit']),
        ...words.map((word) => sql`${chatMessage.text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      ),
    )
    .orderBy(desc(chatMessage.createdAt), desc(chatMessage.seq))
    .limit(CHAT_LIMITS.hits);
  return rows.filter(({ row, permitted }) => {
    const text = textFor(row, { accountId, permitted }).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
