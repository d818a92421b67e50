import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { bothSides, pageNotices } from './chat.live.ts';
import type { MessageRow } from './chat.tables.ts';
import type { HeldNow } from './held-with-earlier.ts';
import type { SendingFacts } from './sending-facts.queries.ts';

interface NewMessage extends Omit<MessageRow, 'conversationId' | 'seq'> {
  /** Who caused it: the author, or the person whose action a note reports. It is not unread for them. */
  readonly actorId: string;
  /** Parts of messages before it that are held from now on. */
  readonly before?: HeldNow['before'];
}

/**
 * Writes a message under the next number, moves both people's rows, and shows both open pages that it exists: all of it
 * in one statement. A person from whom it is hidden sees no change.
 * @returns undefined if another message has come, or staff have closed the conversation, since the facts were read
 */
export async function putMessage(
  database: DatabaseOrTransaction,
  { conversationId, lastSeq, closed }: Pick<SendingFacts, 'conversationId' | 'lastSeq' | 'closed'>,
  { actorId, before = [], ...message }: NewMessage,
): Promise<MessageRow | undefined> {
  const row: MessageRow = { ...message, conversationId, seq: lastSeq + 1 };
  const { hiddenFrom, createdAt, text } = row;
  const sees = sql`account_id is distinct from ${hiddenFrom}::text`;
  // The lock of the conversation comes first; the rows of the two people are then the newest ones.
  const conversation = database.$with('conversation', {}).as(sql`
    update chat_conversation set last_seq = last_seq + 1
    where id = ${conversationId} and last_seq = ${lastSeq} and (closed_at is not null) = ${closed}
    returning id, last_seq`);
  const stored = database.$with('message', {}).as(sql`
    insert into chat_message (conversation_id, seq, author_id, client_key, kind, text, details, held, scam_sign,
      scam_warns_author, hidden_from, created_at)
    select id, last_seq, ${row.authorId}::text, ${row.clientKey}::text, ${row.kind}::text, ${text}::text,
      ${JSON.stringify(row.details)}::jsonb, ${JSON.stringify(row.held)}::jsonb, ${row.scamSign}::text,
      ${row.scamWarnsAuthor}::boolean, ${hiddenFrom}::text, ${createdAt}::timestamptz
    from conversation`);
  const earlier = database.$with('earlier', {}).as(sql`
    update chat_message m set held = part.held
    from conversation, jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as part (seq int, held jsonb)
    where m.conversation_id = conversation.id and m.seq = part.seq`);
  const members = database.$with('members', {}).as(sql`
    update chat_member set
      last_seq = case when ${sees} then conversation.last_seq else chat_member.last_seq end,
      last_at = case when ${sees} then ${createdAt}::timestamptz else last_at end,
      unread = unread + case when ${sees} and account_id <> ${actorId} then 1 else 0 end,
      -- A message brings an archived conversation back, unless it is silent.
      archived_at = case when ${sees} and coalesce(muted_until <= ${createdAt}::timestamptz, true) then null
        else archived_at end,
      draft = case when account_id = ${actorId} and draft = ${text} then '' else draft end
    from conversation where chat_member.conversation_id = conversation.id
    returning chat_member.*`);
  const seen = sql`mine.account_id is distinct from ${hiddenFrom}::text`;
  const written = await database
    .with(...(before.length > 0 ? [conversation, stored, earlier, members] : [conversation, stored, members]))
    .select(pageNotices({ notified: seen, listed: seen }))
    .from(bothSides(sql`members`))
    // To plan this costs as much as to run it, and all of it is by keys.
    .prepare(before.length > 0 ? 'put_continuing_message' : 'put_message')
    .execute();
  return written.length > 0 ? row : undefined;
}
