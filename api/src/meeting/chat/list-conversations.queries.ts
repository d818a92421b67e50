import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { and, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../foundation/database/public.ts';
import { account, PERSON } from '../../people/accounts/public.ts';
import { chatConversation, chatMember, chatMessage } from './chat.tables.ts';
import { hasBlocked, haveContact } from './own-conversation.queries.ts';

/** After which conversation a page begins. */
export interface Cursor {
  /** Epoch ms. */
  readonly at: number;
  readonly id: string;
}

interface Asked {
  readonly accountId: string;
  readonly archived: boolean;
  readonly search?: string | undefined;
  readonly after?: Cursor | undefined;
}

const other = alias(account, 'other');

const otherId = (accountId: string) => sql<string>`case when ${chatConversation.seekerId} = ${accountId}
  then ${chatConversation.ownerId} else ${chatConversation.seekerId} end`;

/** Facts of a conversation for one of its people, with its last message. */
const factsFor = (accountId: string) => ({
  conversation: chatConversation,
  member: chatMember,
  last: chatMessage,
  other: PERSON_OF_OTHER,
  blocked: hasBlocked(accountId, sql`${other.id}`),
  permitted: haveContact(accountId, sql`${other.id}`),
});

const PERSON_OF_OTHER = Object.fromEntries(
  Object.keys(PERSON).map((name) => [name, other[name as keyof typeof PERSON]]),
) as { [Name in keyof typeof PERSON]: (typeof other)[Name] };

/** The joins of {@link factsFor}. */
function conversationsOf(database: Database, accountId: string) {
  return database
    .select(factsFor(accountId))
    .from(chatMember)
    .innerJoin(chatConversation, eq(chatConversation.id, chatMember.conversationId))
    .innerJoin(other, eq(other.id, otherId(accountId)))
    .leftJoin(
      chatMessage,
      and(
        eq(chatMessage.conversationId, chatMember.conversationId),
        eq(chatMessage.seq, chatMember.lastSeq),
        gt(chatMessage.seq, chatMember.clearedSeq),
      ),
    );
}

export type ConversationFacts = Awaited<ReturnType<typeof oneConversation>> & object;

/** One conversation of a person; undefined for what is not theirs. */
export async function oneConversation(database: Database, accountId: string, conversationId: string) {
  const [found] = await conversationsOf(database, accountId).where(
    and(eq(chatMember.accountId, accountId), eq(chatMember.conversationId, conversationId)),
  );
  return found;
}

/** One page of a person's conversations, the last message first, and the cursor of the next one. */
export async function listConversations(database: Database, { accountId, archived, search, after }: Asked) {
  const { lastAt, archivedAt, lastSeq, clearedSeq, listed, conversationId } = chatMember;
  const rows = await conversationsOf(database, accountId)
    .where(
      and(
        eq(chatMember.accountId, accountId),
        archived ? isNotNull(archivedAt) : isNull(archivedAt),
        or(listed, gt(lastSeq, clearedSeq)),
        search ? hasWords(search) : undefined,
        after && sql`(${lastAt}, ${conversationId}) < (${new Date(after.at)}, ${after.id})`,
      ),
    )
    .orderBy(desc(lastAt), desc(conversationId))
    .limit(CHAT_LIMITS.conversations + 1);
  const page = rows.slice(0, CHAT_LIMITS.conversations);
  const last = rows.length > page.length ? page.at(-1)?.member : undefined;
  return { page, next: last && { at: last.lastAt.getTime(), id: last.conversationId } };
}

/** Words in the other person's short name or the home's title. */
function hasWords(search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(split_part(${other.name}, ' ', 1) ilike ${pattern} or exists (
    select 1 from listing l where l.id = ${chatConversation.listingId} and l.title ilike ${pattern}))`;
}
