import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import type { StopReason } from '@aangan/shared-kit/domain/chat/stop-reasons';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { hasBlocked } from './own-conversation.queries.ts';
import { stoppedBy } from './stopped.ts';

const MINUTE_MS = 60_000;

/** What decides whether a message is taken, and its number. */
export interface SendingFacts {
  readonly conversationId: string;
  readonly lastSeq: number;
  readonly otherId: string;
  readonly role: 'seeker' | 'owner';
  readonly stopped: StopReason | undefined;
  readonly blocksOther: boolean;
  readonly blockedByOther: boolean;
  /** The author's messages of the last minute in this conversation. */
  readonly recent: number;
}

interface FactsRow extends Record<string, unknown> {
  readonly lastSeq: number;
  readonly otherId: string;
  readonly isSeeker: boolean;
  readonly closedAt: Date | null;
  readonly otherLeft: boolean;
  readonly active: boolean | null;
  readonly inactiveReason: string | null;
  readonly category: ListingCategory | null;
  readonly blocksOther: boolean;
  readonly blockedByOther: boolean;
  readonly recent: number;
}

/**
 * Locks a conversation, so that its messages take their numbers one after the other, and reads what decides.
 * @throws CallError 404 for a conversation that is not the person's
 */
export async function lockForSending(
  transaction: Transaction,
  { conversationId, authorId, at }: { readonly conversationId: string; readonly authorId: string; readonly at: Date },
): Promise<SendingFacts> {
  const other = sql`case when c.seeker_id = ${authorId} then c.owner_id else c.seeker_id end`;
  const { rows } = await transaction.execute<FactsRow>(sql`
    select c.last_seq as "lastSeq", ${other} as "otherId", c.seeker_id = ${authorId} as "isSeeker",
      c.closed_at as "closedAt", o.deleted_at is not null as "otherLeft",
      l.active, l.inactive_reason as "inactiveReason", l.category,
      ${hasBlocked(authorId, other)} as "blocksOther", ${hasBlocked(other, authorId)} as "blockedByOther",
      (select count(*)::int from chat_message m
        where m.conversation_id = c.id and m.seq > c.last_seq - ${CHAT_LIMITS.messagesAMinute * 2}
          and m.author_id = ${authorId} and m.created_at > ${new Date(at.getTime() - MINUTE_MS)}) as recent
    from chat_conversation c
    join account o on o.id = ${other}
    left join listing l on l.id = c.listing_id
    where c.id = ${conversationId} and ${authorId} in (c.seeker_id, c.owner_id)
    for no key update of c`);
  const [row] = rows;
  if (!row) throw notFound(CHAT_WORDS.noConversation);
  const { active, inactiveReason, category, closedAt, otherLeft, isSeeker, ...facts } = row;
  const listing = active === null || category === null ? null : { active, inactiveReason, category };
  return {
    ...facts,
    conversationId,
    role: isSeeker ? 'seeker' : 'owner',
    stopped: stoppedBy({ listing, closedAt, otherLeft }),
  };
}
