import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { mayContinueNumber, SPLIT_OVER } from '@aangan/shared-kit/domain/chat/split-number';
import type { StopReason } from '@aangan/shared-kit/domain/chat/stop-reasons';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { CHAT_WORDS } from './chat-words.ts';
import type { EarlierMessage } from './held-with-earlier.ts';
import { lockConversation } from './lock-conversation.ts';
import { hasBlocked, haveContact } from './own-conversation.queries.ts';
import { stoppedBy } from './stopped.ts';

/** What decides whether a message is taken, and its number. */
export interface SendingFacts {
  readonly conversationId: string;
  readonly lastSeq: number;
  readonly otherId: string;
  readonly role: 'seeker' | 'owner';
  readonly stopped: StopReason | undefined;
  readonly blocksOther: boolean;
  readonly blockedByOther: boolean;
  /** Whether staff have closed it after a report. */
  readonly closed: boolean;
  /** Whether the two have each other's numbers. */
  readonly permitted: boolean;
  /** The author's messages of the last minute in this conversation. */
  readonly recent: number;
  /** Messages that the new one may continue, the newest first. */
  readonly earlier: readonly EarlierMessage[];
}

interface Asked {
  readonly conversationId: string;
  readonly authorId: string;
  /** What the author sends; empty for a note. */
  readonly text: string;
  readonly at: Date;
}

/**
 * What decides whether a message is taken, as it is now. `putMessage` writes only if no other message has come since.
 * @throws CallError 404 for a conversation that is not the person's
 */
export async function sendingFacts(
  reader: DatabaseOrTransaction,
  { conversationId, authorId, text, at }: Asked,
): Promise<SendingFacts> {
  const other = sql`case when c.seeker_id = ${authorId} then c.owner_id else c.seeker_id end`;
  const mayContinue = mayContinueNumber(text);
  const rows = await reader
    .select({
      lastSeq: sql<number>`c.last_seq`,
      otherId: sql<string>`o.id`,
      isSeeker: sql<boolean>`c.seeker_id = ${authorId}`,
      closed: sql<boolean>`c.closed_at is not null`,
      otherLeft: sql<boolean>`o.deleted_at is not null`,
      active: sql<boolean | null>`l.active`,
      inactiveReason: sql<string | null>`l.inactive_reason`,
      category: sql<ListingCategory | null>`l.category`,
      blocksOther: hasBlocked(authorId, sql`o.id`),
      blockedByOther: hasBlocked(sql`o.id`, authorId),
      permitted: haveContact(sql`c.seeker_id`, sql`c.owner_id`),
      recent: sql<number>`(select count(*)::int from chat_message m
        where m.conversation_id = c.id and m.seq > c.last_seq - ${CHAT_LIMITS.messagesAMinute * 2}::int
          and m.author_id = ${authorId} and m.created_at > ${new Date(at.getTime() - MINUTE_MS)}::timestamptz)`,
      earlier: mayContinue ? EARLIER : sql<null>`null`,
    })
    .from(sql`chat_conversation c
      join account o on o.id = ${other}
      left join listing l on l.id = c.listing_id`)
    .where(sql`c.id = ${conversationId} and ${authorId} in (c.seeker_id, c.owner_id)`)
    // To plan this costs more than to run it, and every way to plan it is by keys.
    .prepare(mayContinue ? 'facts_of_continuing_message' : 'facts_of_message')
    .execute();
  const [row] = rows;
  if (!row) throw notFound(CHAT_WORDS.noConversation);
  const { active, inactiveReason, category, otherLeft, isSeeker, earlier, ...facts } = row;
  const listing = active === null || category === null ? null : { active, inactiveReason, category };
  return {
    ...facts,
    conversationId,
    role: isSeeker ? 'seeker' : 'owner',
    stopped: stoppedBy({ listing, closed: row.closed, otherLeft }),
    earlier: earlier ?? [],
  };
}

/** The messages that can have begun a number, the newest first. */
const EARLIER = sql<readonly EarlierMessage[] | null>`(
  select jsonb_agg(jsonb_build_object('seq', m.seq, 'authorId', m.author_id, 'text', m.text, 'held', m.held,
    'at', extract(epoch from m.created_at) * 1000) order by m.seq desc)
  from chat_message m where m.conversation_id = c.id and m.seq > c.last_seq - ${SPLIT_OVER - 1}::int)`;

/** The same under the lock of the conversation, so that no other message comes before this transaction's. */
export async function lockForSending(transaction: Transaction, asked: Asked): Promise<SendingFacts> {
  await lockConversation(transaction, asked);
  return sendingFacts(transaction, asked);
}
