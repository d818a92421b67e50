import type { chatTopics } from '@aangan/shared-kit/contracts/chat';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { emitAllLive, emitLive, type LiveMessage } from '../../foundation/live/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import type { MemberRow } from './chat.tables.ts';
import { memberOf, ownConversation } from './own-conversation.queries.ts';

/** Open pages of chat. A person's events say nothing of messages that were hidden from them. */
export function chatTopicHandlers(database: Database, now: () => number): TopicHandlers<typeof chatTopics> {
  return {
    async conversation(accountId, { conversationId }) {
      const { otherId } = await ownConversation(database, accountId, conversationId);
      return {
        audience: audienceOf({ conversationId, accountId }),
        async now() {
          const { member } = await ownConversation(database, accountId, conversationId);
          return progress(member, await memberOf(database, conversationId, otherId));
        },
      };
    },

    async 'chat-inbox'(accountId) {
      return { audience: accountId, now: () => inboxOf(database, accountId, new Date(now())) };
    },
  };
}

interface Inbox {
  /** Without silent and archived conversations. */
  readonly unread: number;
  /** Epoch ms; 0 without a conversation. */
  readonly at: number;
}

const EMPTY: Inbox = { unread: 0, at: 0 };

type Side = Pick<MemberRow, 'lastSeq' | 'readSeq' | 'deliveredSeq'>;

/** How far a conversation has come for one person. @param theirs of the other person, if there still is one */
export function progress(mine: Side, theirs: Side | undefined, typing = false) {
  return {
    lastSeq: mine.lastSeq,
    readSeq: mine.readSeq,
    theirDeliveredSeq: theirs?.deliveredSeq ?? 0,
    theirReadSeq: theirs?.readSeq ?? 0,
    typing,
  };
}

/** Events that show open pages how far the conversation has come. @param seenBy whose pages; by default both people's */
export function progressEvents(
  members: readonly MemberRow[],
  seenBy: readonly string[] = members.map(({ accountId }) => accountId),
): LiveMessage[] {
  const shownTo = members.filter(({ accountId }) => seenBy.includes(accountId));
  return shownTo.map((mine) => {
    const theirs = members.find(({ accountId }) => accountId !== mine.accountId);
    return { topic: 'conversation', audience: audienceOf(mine), event: progress(mine, theirs) };
  });
}

/** Shows one person's open page that the other types. */
export async function showTyping(transaction: Transaction, mine: MemberRow, theirs: MemberRow): Promise<void> {
  await emitLive(transaction, 'conversation', audienceOf(mine), progress(mine, theirs, true));
}

/**
 * Shows people's open pages what is unread. A lock for each person makes the last event the right one: without it, two
 * transactions would not count each other's messages. Call it last in a transaction.
 * @param events others of the same change, written with them
 */
export async function showInboxes(
  transaction: Transaction,
  accountIds: readonly string[],
  at: Date,
  events: readonly LiveMessage[] = [],
): Promise<void> {
  // In one order for everybody, so that two transactions never wait for each other.
  const sorted = accountIds.toSorted();
  await transaction.execute(sql`
    select pg_advisory_xact_lock(name) from (
      select hashtextextended('chat inbox ' || id, 0) as name
      from unnest(${sql.param(sorted)}::text[]) with ordinality as inbox (id, place) order by place) as sorted`);
  const inboxes = await inboxesOf(transaction, sorted, at);
  const counts = sorted.map((id): LiveMessage => {
    return { topic: 'chat-inbox', audience: id, event: inboxes.get(id) ?? EMPTY };
  });
  await emitAllLive(transaction, [...events, ...counts]);
}

/** One person's unread messages, and when a conversation of theirs last changed. */
export async function inboxOf(database: Database, accountId: string, at: Date): Promise<Inbox> {
  return (await inboxesOf(database, [accountId], at)).get(accountId) ?? EMPTY;
}

async function inboxesOf(
  reader: DatabaseOrTransaction,
  accountIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Inbox>> {
  const { rows } = await reader.execute<{ id: string; unread: number; at: number }>(sql`
    select account_id as id,
      coalesce(sum(unread) filter (where archived_at is null and (muted_until is null or muted_until <= ${at})), 0)::int
        as unread,
      coalesce(max(extract(epoch from last_at) * 1000), 0)::float8 as at
    from chat_member where account_id in (${sql.join(
      accountIds.map((id) => sql`${id}`),
      sql`, `,
    )})
    group by account_id`);
  return new Map(rows.map(({ id, unread, at }) => [id, { unread, at }]));
}

/** Each person has events of their own in each conversation. */
function audienceOf({ conversationId, accountId }: Pick<MemberRow, 'conversationId' | 'accountId'>): string {
  return `${conversationId} ${accountId}`;
}
