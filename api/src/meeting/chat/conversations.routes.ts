import type { chatCalls } from '@aangan/shared-kit/contracts/chat';
import type { FastifyRequest } from 'fastify';
import { badInput, type CallHandlers } from '../../foundation/server/public.ts';
import { blockPerson, endBlock } from './blocks.ts';
import { inboxOf } from './chat.live.ts';
import type { ChatDeps } from './chat-deps.ts';
import { chatHomes } from './chat-home.ts';
import { changeSettings, settingsOf } from './chat-settings.queries.ts';
import { type Cursor, listConversations } from './list-conversations.queries.ts';
import { deleteForOneself, placeConversation, saveDraft } from './member-settings.ts';
import { ownConversation } from './own-conversation.queries.ts';
import { showConversation } from './show-conversation.ts';
import { conversationAbout, startConversation } from './start-conversation.ts';
import { noteTyping } from './typing.ts';
import { wireListed } from './wire-conversation.ts';

type ConversationCalls = Pick<
  CallHandlers<typeof chatCalls>,
  | 'GET /api/v1/chat/conversations'
  | 'POST /api/v1/chat/conversations'
  | 'GET /api/v1/chat/about/{propertyId}'
  | 'GET /api/v1/chat/conversations/{conversationId}'
  | 'DELETE /api/v1/chat/conversations/{conversationId}'
  | 'PUT /api/v1/chat/conversations/{conversationId}/settings'
  | 'PUT /api/v1/chat/conversations/{conversationId}/draft'
  | 'POST /api/v1/chat/conversations/{conversationId}/typing'
  | 'POST /api/v1/chat/conversations/{conversationId}/block'
  | 'DELETE /api/v1/chat/conversations/{conversationId}/block'
  | 'GET /api/v1/chat/settings'
  | 'PUT /api/v1/chat/settings'
  | 'POST /api/v3/activity/create/comet-chat/{propertyId}'
  | 'GET /api/v1/chat/groups/{groupId}'
>;

/** Conversations of a person, and their settings. */
export function conversationHandlers({ database, sessions, bridge, now }: ChatDeps): ConversationCalls {
  const at = () => new Date(now());

  async function own(params: { readonly conversationId: string }, request: FastifyRequest) {
    const { accountId } = await sessions.required(request);
    return { accountId, ...(await ownConversation(database, accountId, params.conversationId)) };
  }

  return {
    async 'GET /api/v1/chat/conversations'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const after = query.after === undefined ? undefined : cursorOf(query.after);
      const asked = { accountId, archived: query.list === 'archived', search: query.search, after };
      const { page, next } = await listConversations(database, asked);
      const homes = await chatHomes(
        database,
        page.map(({ conversation }) => conversation.listingId),
      );
      return {
        conversations: page.map((facts) =>
          wireListed(facts, { home: homes.get(facts.conversation.listingId), now: now() }),
        ),
        next: next ? `${next.at}.${next.id}` : null,
        unread: (await inboxOf(database, accountId, at())).unread,
      };
    },

    async 'POST /api/v1/chat/conversations'({ body: { propertyId, tenantId } }, request) {
      const { accountId } = await sessions.required(request);
      return startConversation(database, { accountId, listingId: propertyId.toLowerCase(), tenantId }, at());
    },

    async 'GET /api/v1/chat/about/{propertyId}'({ params, query }, request) {
      const { accountId } = await sessions.required(request);
      const asked = { accountId, listingId: params.propertyId.toLowerCase(), tenantId: query.tenantId };
      return { conversationId: (await conversationAbout(database, asked)) ?? null };
    },

    async 'GET /api/v1/chat/conversations/{conversationId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return showConversation(database, params.conversationId, { accountId, now: now(), canCall: bridge.available });
    },

    async 'DELETE /api/v1/chat/conversations/{conversationId}'({ params }, request) {
      const { member } = await own(params, request);
      await deleteForOneself(database, member);
      return { status: 'success' };
    },

    async 'PUT /api/v1/chat/conversations/{conversationId}/settings'({ params, body }, request) {
      const { member } = await own(params, request);
      const { archivedAt, mutedUntil } = await placeConversation(database, member, body, at());
      return { archived: archivedAt !== null, mutedUntil: mutedUntil?.getTime() ?? null };
    },

    async 'PUT /api/v1/chat/conversations/{conversationId}/draft'({ params, body }, request) {
      const { member } = await own(params, request);
      await saveDraft(database, member, body.text);
      return { status: 'success' };
    },

    async 'POST /api/v1/chat/conversations/{conversationId}/typing'({ params }, request) {
      return { shown: await noteTyping(database, await own(params, request), at()) };
    },

    async 'POST /api/v1/chat/conversations/{conversationId}/block'({ params }, request) {
      const { accountId, otherId } = await own(params, request);
      await blockPerson(database, { blockerId: accountId, blockedId: otherId }, at());
      return { blocked: true };
    },

    async 'DELETE /api/v1/chat/conversations/{conversationId}/block'({ params }, request) {
      const { accountId, otherId } = await own(params, request);
      await endBlock(database, { blockerId: accountId, blockedId: otherId });
      return { blocked: false };
    },

    async 'GET /api/v1/chat/settings'(_input, request) {
      const { accountId } = await sessions.required(request);
      return settingsOf(database, accountId);
    },

    async 'PUT /api/v1/chat/settings'({ body }, request) {
      const { accountId } = await sessions.required(request);
      return changeSettings(database, accountId, body);
    },

    async 'POST /api/v3/activity/create/comet-chat/{propertyId}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const starting = { accountId, listingId: params.propertyId.toLowerCase(), tenantId: body.tenantId };
      const { conversationId: groupId, created } = await startConversation(database, starting, at());
      return { groupId, created };
    },

    async 'GET /api/v1/chat/groups/{groupId}'({ params: { groupId } }, request) {
      const { accountId } = await sessions.required(request);
      const { stopped } = await showConversation(database, groupId, { accountId, now: now(), canCall: false });
      return { groupId, open: stopped === null };
    },
  };
}

/** The cursor of a page, as an answer has given it. */
function cursorOf(text: string): Cursor {
  const [at = '', id = ''] = text.split('.');
  if (Number(at) > MAX_DATE_MS) throw badInput('query.after', 'is no cursor of an answer');
  return { at: Number(at), id };
}

/** The last moment of a JavaScript date. */
const MAX_DATE_MS = 8_640_000_000_000_000;
