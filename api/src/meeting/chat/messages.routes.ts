import type { chatCalls } from '@aangan/shared-kit/contracts/chat';
import type { FastifyRequest } from 'fastify';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { MessageDetails, MessageRow } from './chat.tables.ts';
import type { ChatDeps } from './chat-deps.ts';
import { assertOwnPhoto } from './chat-photo.ts';
import { markDelivered, markRead } from './mark-read.ts';
import { readMessages } from './messages.queries.ts';
import { type OwnConversation, ownConversation } from './own-conversation.queries.ts';
import { searchMessages } from './search-messages.queries.ts';
import { type Sending, sendMessage } from './send-message.ts';
import { answerProposal, proposeVisit } from './visit-proposals.ts';
import { nameOf } from './wire-conversation.ts';
import { type MessageReader, wireGlance, wireMessages } from './wire-message.ts';

type MessageCalls = Pick<
  CallHandlers<typeof chatCalls>,
  | 'GET /api/v1/chat/conversations/{conversationId}/messages'
  | 'POST /api/v1/chat/conversations/{conversationId}/messages'
  | 'PUT /api/v1/chat/conversations/{conversationId}/read'
  | 'POST /api/v1/chat/conversations/{conversationId}/visit-proposals'
  | 'POST /api/v1/chat/conversations/{conversationId}/visit-proposals/{seq}'
  | 'GET /api/v1/chat/search'
>;

/** Messages: reading, sending, visit proposals and search. */
export function messageHandlers({ database, sessions, bookings, now }: ChatDeps): MessageCalls {
  const at = () => new Date(now());

  async function own(params: { readonly conversationId: string }, request: FastifyRequest): Promise<OwnConversation> {
    const { accountId } = await sessions.required(request);
    return ownConversation(database, accountId, params.conversationId);
  }

  async function shown(reader: MessageReader, row: MessageRow) {
    const [message] = await wireMessages(database, [row], reader);
    if (!message) throw new Error('A message was not converted.');
    return message;
  }

  return {
    async 'GET /api/v1/chat/conversations/{conversationId}/messages'({ params, query }, request) {
      const mine = await own(params, request);
      const { member } = mine;
      const { messages, more } = await readMessages(database, member, query);
      await markDelivered(database, member, at());
      return { messages: await wireMessages(database, messages, readerOf(mine)), more, lastSeq: member.lastSeq };
    },

    async 'POST /api/v1/chat/conversations/{conversationId}/messages'({ params, body }, request) {
      const { accountId: authorId } = await sessions.required(request);
      const { conversationId } = params;
      if (body.kind === 'photo') await assertOwnPhoto(database, { accountId: authorId, conversationId }, body.uploadId);
      const { kind, clientKey, text } = body;
      const sending: Sending = { conversationId, authorId, clientKey, kind, text, details: detailsOf(body) };
      const { row, permitted } = await sendMessage(database, sending, at());
      const message = await shown({ accountId: authorId, permitted }, row);
      return { message, warning: message.warning };
    },

    async 'PUT /api/v1/chat/conversations/{conversationId}/read'({ params, body }, request) {
      const { member } = await own(params, request);
      const { readSeq, unread } = await markRead(database, member, { ...body, at: at() });
      return { readSeq, unread };
    },

    async 'POST /api/v1/chat/conversations/{conversationId}/visit-proposals'({ params, body }, request) {
      const mine = await own(params, request);
      const message = await shown(readerOf(mine), await proposeVisit({ database, bookings }, mine, body, at()));
      return { message, warning: message.warning };
    },

    async 'POST /api/v1/chat/conversations/{conversationId}/visit-proposals/{seq}'({ params, body }, request) {
      const mine = await own(params, request);
      const answered = { seq: params.seq, time: body.time };
      const { visitId, note } = await answerProposal({ database, bookings }, mine, answered, at());
      return { visitId, message: await shown(readerOf(mine), note) };
    },

    async 'GET /api/v1/chat/search'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const hits = await searchMessages(database, accountId, query.q);
      return {
        hits: hits.map(({ row, other, title, permitted }) => ({
          conversationId: row.conversationId,
          name: nameOf(other),
          title,
          message: wireGlance(row, { accountId, permitted }),
        })),
      };
    },
  };
}

function readerOf({ member, permitted }: OwnConversation): MessageReader {
  return { accountId: member.accountId, permitted };
}

type NewMessage = Parameters<
  CallHandlers<typeof chatCalls>['POST /api/v1/chat/conversations/{conversationId}/messages']
>[0]['body'];

function detailsOf(body: NewMessage): MessageDetails {
  if (body.kind === 'photo') return { uploadId: body.uploadId };
  if (body.kind === 'place') return { place: { latitude: body.latitude, longitude: body.longitude } };
  return {};
}
