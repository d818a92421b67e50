import type { chatTopics } from '@aangan/shared-kit/contracts/chat';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { changeNotice, emitChange, emitState, stateNotice } from '../../foundation/live/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import type { MemberRow } from './chat.tables.ts';
import { memberOf, ownConversation } from './own-conversation.queries.ts';

/** Open pages of chat. A person's events say nothing of messages that were hidden from them. */
export function chatTopicHandlers(database: Database, now: () => number): TopicHandlers<typeof chatTopics> {
  return {
    async conversation(accountId, { conversationId }) {
      const { otherId } = await ownConversation(database, accountId, conversationId);
      return {
        unstored: true,
        audience: audienceOf({ conversationId, accountId }),
        async now() {
          const { member } = await ownConversation(database, accountId, conversationId);
          return progress(member, await memberOf(database, conversationId, otherId));
        },
      };
    },

    async 'chat-inbox'(accountId) {
      return { unstored: true, audience: accountId, now: () => inboxOf(database, accountId, new Date(now())) };
    },
  };
}

interface Inbox {
  /** Without silent and archived conversations. */
  readonly unread: number;
  /** Epoch ms; 0 without a conversation. */
  readonly at: number;
}

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

/**
 * Shows both people's open pages how far the conversation has come, as columns of a query over their rows `mine` and
 * `theirs`. The states arrive in the order of the commits, and those of one conversation commit one after the other.
 */
const PROGRESS_NOTICE = stateNotice(
  'conversation',
  sql`mine.conversation_id || ' ' || mine.account_id`,
  sql`json_build_object('lastSeq', mine.last_seq, 'readSeq', mine.read_seq,
    'theirDeliveredSeq', coalesce(theirs.delivered_seq, 0), 'theirReadSeq', coalesce(theirs.read_seq, 0),
    'typing', false)`,
);

/** Says that the person's list of conversations has changed: `mine` is their row. */
const INBOX_NOTICE = changeNotice('chat-inbox', sql`mine.account_id`);

/**
 * Columns that notify the open pages, in a query of {@link bothSides}.
 * @param notified condition on `mine`: whose page shows it
 * @param listed condition on `mine`: whose list has changed
 */
export function pageNotices({ notified, listed }: { readonly notified: SQL; readonly listed: SQL }) {
  return {
    accountId: sql<string>`mine.account_id`,
    progress: sql`case when ${notified} then ${PROGRESS_NOTICE} end`,
    inbox: sql`case when ${listed} then ${INBOX_NOTICE} end`,
  };
}

/** Each member as `mine`, with the other one as `theirs`. @param members query with the rows of both */
export function bothSides(members: SQL): SQL {
  return sql`${members} mine left join ${members} theirs on theirs.account_id <> mine.account_id`;
}

/** Shows one person's open page that the other types. */
export async function showTyping(transaction: Transaction, mine: MemberRow, theirs: MemberRow): Promise<void> {
  await emitState(transaction, 'conversation', audienceOf(mine), progress(mine, theirs, true));
}

/** Says that a person's list of conversations has changed, in the transaction that changes it. */
export async function showInbox(transaction: DatabaseOrTransaction, accountId: string): Promise<void> {
  await emitChange(transaction, 'chat-inbox', [accountId]);
}

/** One person's unread messages, and when a conversation of theirs last changed. */
export async function inboxOf(database: Database, accountId: string, at: Date): Promise<Inbox> {
  const { rows } = await database.execute<Inbox & Record<string, unknown>>(sql`
    select
      coalesce(sum(unread) filter (where archived_at is null and (muted_until is null or muted_until <= ${at})), 0)::int
        as unread,
      coalesce(max(extract(epoch from last_at) * 1000), 0)::float8 as at
    from chat_member where account_id = ${accountId}`);
  return rows[0] ?? { unread: 0, at: 0 };
}

/** Each person has events of their own in each conversation. */
function audienceOf({ conversationId, accountId }: Pick<MemberRow, 'conversationId' | 'accountId'>): string {
  return `${conversationId} ${accountId}`;
}
