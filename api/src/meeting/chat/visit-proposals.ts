import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { messageTime } from '../../foundation/messages/public.ts';
import { badInput, CallError, notFound } from '../../foundation/server/public.ts';
import type { VisitBookings } from '../visits/public.ts';
import { chatMessage, type MessageRow } from './chat.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';
import type { OwnConversation } from './own-conversation.queries.ts';
import { putMessage } from './put-message.ts';
import { assertMayWrite, messageOfKey, sendMessage } from './send-message.ts';
import { lockForSending } from './sending-facts.queries.ts';

interface ProposalDeps {
  readonly database: Database;
  readonly bookings: VisitBookings;
}

interface Proposing {
  readonly clientKey: string;
  /** Epoch ms. */
  readonly times: readonly number[];
  readonly text: string;
}

/** Proposes free slots of the home. @throws CallError 400 for a time that is not free, else as `sendMessage` does */
export async function proposeVisit(
  { database, bookings }: ProposalDeps,
  { conversation, member }: OwnConversation,
  { clientKey, text, ...proposed }: Proposing,
  at: Date,
): Promise<MessageRow> {
  const { accountId: authorId, conversationId } = member;
  const sending = { conversationId, authorId, clientKey };
  const stored = await messageOfKey(database, sending);
  if (stored) return stored;
  const times = [...new Set(proposed.times)].toSorted((one, other) => one - other);
  const asked = { listingId: conversation.listingId, visitorId: conversation.seekerId };
  if ((await bookings.free(asked, times)).length < times.length) throw badInput('body.times', 'must be free slots');
  const { row } = await sendMessage(database, { ...sending, kind: 'visit', text, details: { times } }, at);
  return row;
}

interface Answering {
  /** Number of the proposal. */
  readonly seq: number;
  /** The chosen time, epoch ms; null when none fits. */
  readonly time: number | null;
}

/**
 * Answers the other person's proposal. A chosen time books the seeker's visit; a note in the conversation says so. The
 * booking comes first and may be repeated, so that an answer never promises a visit that does not exist.
 * @throws CallError 404 without such a proposal, 400 for another time, 409 after an answer or when the slot is taken
 */
export async function answerProposal(
  { database, bookings }: ProposalDeps,
  { conversation, member }: OwnConversation,
  { seq, time }: Answering,
  at: Date,
): Promise<{ readonly visitId: string | null; readonly note: MessageRow }> {
  const { accountId: authorId, conversationId } = member;
  const proposal = await proposalTo(database, { conversationId, seq, accountId: authorId });
  if (time !== null && !proposal.details.times?.includes(time)) {
    throw badInput('body.time', CHAT_WORDS.timeNotProposed);
  }
  await database.transaction(async (transaction) => {
    assertMayWrite(await lockForSending(transaction, { conversationId, authorId, text: '', at }));
  });
  const asked = { listingId: conversation.listingId, visitorId: conversation.seekerId };
  const visit = time === null ? undefined : await bookings.book(asked, time);
  return database.transaction(async (transaction) => {
    const facts = await lockForSending(transaction, { conversationId, authorId, text: '', at });
    const isProposal = and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.seq, seq));
    const [now] = await transaction.select({ details: chatMessage.details }).from(chatMessage).where(isProposal);
    // Two devices have answered at once: a booked visit counts more than a refusal.
    if (now?.details.answer && !(visit && now.details.answer.visitId === null)) {
      throw new CallError(409, CHAT_WORDS.answered);
    }
    const answer = { time, visitId: visit?.id ?? null };
    await transaction
      .update(chatMessage)
      .set({ details: { ...proposal.details, answer } })
      .where(isProposal);
    const note = await putMessage(transaction, facts, {
      actorId: authorId,
      authorId: null,
      clientKey: null,
      kind: 'note',
      text: time === null ? 'None of the proposed times works.' : `Visit booked for ${messageTime(time)}.`,
      details: { answers: seq },
      held: [],
      scamSign: null,
      scamWarnsAuthor: false,
      hiddenFrom: facts.blockedByOther ? facts.otherId : null,
      createdAt: at,
    });
    if (!note) throw new Error('A locked conversation has changed.');
    return { visitId: answer.visitId, note };
  });
}

/** @throws CallError 404 unless the other person has proposed it and nobody has answered */
async function proposalTo(
  database: Database,
  {
    conversationId,
    seq,
    accountId,
  }: { readonly conversationId: string; readonly seq: number; readonly accountId: string },
): Promise<MessageRow> {
  const [found] = await database
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.seq, seq)));
  if (found?.kind !== 'visit' || found.authorId === accountId || found.hiddenFrom === accountId) {
    throw notFound(CHAT_WORDS.noProposal);
  }
  if (found.details.answer) throw new CallError(409, CHAT_WORDS.answered);
  return found;
}
