import { z } from 'zod';
import { CHAT_LIMITS } from '../domain/chat/chat-limits.ts';
import { CHAT_REPORT_REASON_KEYS, CHAT_REPORT_WORDS_AT_MOST } from '../domain/chat/chat-report-reason.ts';
import { SCAM_SIGNS } from '../domain/chat/scam-warnings.ts';
import { type CallContracts, latitude, longitude } from './call.ts';
import {
  chatMessage,
  chatText,
  clientKey,
  conversation,
  conversationId,
  listedConversation,
  neededChatText,
  seq,
  seqInQuery,
} from './chat-values.ts';
import type { TopicContracts } from './live.ts';
import { propertyId } from './property.ts';

const oneConversation = z.object({ conversationId });
const done = z.object({ status: z.literal('success') });

/** When a slot starts, epoch ms; of this century. */
const time = z
  .number()
  .int()
  .min(0)
  .max(Date.UTC(2100, 0, 1));

/** A message to send. */
const newMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), clientKey, text: neededChatText }),
  /** `uploadId`: a finished upload of the kind `chat-photo`, with the conversation as its subject. */
  z.object({ kind: z.literal('photo'), clientKey, uploadId: z.string().max(60), text: chatText.default('') }),
  z.object({ kind: z.literal('place'), clientKey, latitude, longitude, text: chatText.default('') }),
]);

export type NewChatMessage = z.input<typeof newMessage>;

const sent = z.object({
  message: chatMessage,
  /** Signs of a known scam that the writer is in danger of; null without one. */
  warning: z.enum(SCAM_SIGNS).nullable(),
});

const settings = z.object({
  /** Shows typing and presence to people who allow it as well. */
  presence: z.boolean(),
  /** Ways to be notified of unread messages while away. */
  mail: z.boolean(),
  sms: z.boolean(),
});

export type ChatSettings = z.infer<typeof settings>;

const cursor = z.string().regex(/^\d{1,15}\.cnv_[\w-]{20}$/, 'must be the cursor of an answer');

/** What open pages of chat see. Each person has events of their own. */
export const chatTopics = {
  conversation: {
    summary: 'How far a conversation of the reader has come: read messages after your own last number',
    input: oneConversation,
    event: z.object({
      lastSeq: seq,
      readSeq: seq,
      theirDeliveredSeq: seq,
      theirReadSeq: seq,
      /** The other person types now; show it for `CHAT_LIMITS.typingShownMs`. */
      typing: z.boolean(),
    }),
  },
  'chat-inbox': {
    summary: 'Unread messages of the reader, without silent and archived conversations',
    input: z.object({}),
    event: z.object({
      unread: z.number().int(),
      /** When a conversation last changed, epoch ms; 0 without one. */
      at: z.number(),
    }),
  },
} as const satisfies TopicContracts;

export const chatCalls = {
  'GET /api/v1/chat/conversations': {
    summary: 'Conversations of the viewer, the last message first',
    query: z.object({
      list: z.enum(['inbox', 'archived']).default('inbox'),
      /** Words in the other’s name or the home’s title. */
      search: z.string().trim().max(100).optional(),
      after: cursor.optional(),
    }),
    personal: true,
    answer: z.object({
      conversations: z.array(listedConversation),
      /** For the next page; null at the end. */
      next: z.string().nullable(),
      /** Unread messages in all conversations that are neither silent nor archived. */
      unread: z.number().int(),
    }),
  },
  'POST /api/v1/chat/conversations': {
    summary: 'The conversation about a listing: with its owner, or of its owner with somebody interested (tenantId)',
    body: z.object({ propertyId, tenantId: z.string().max(64).optional() }),
    personal: true,
    answer: z.object({ conversationId: z.string(), created: z.boolean() }),
  },
  'GET /api/v1/chat/about/{propertyId}': {
    summary: 'The viewer’s conversation about a listing that has messages, with its owner or with an interested person',
    params: z.object({ propertyId }),
    query: z.object({ tenantId: z.string().max(64).optional() }),
    personal: true,
    answer: z.object({ conversationId: z.string().nullable() }),
  },
  'GET /api/v1/chat/conversations/{conversationId}': {
    summary: 'One conversation: its home, the other person, and what can be done',
    params: oneConversation,
    personal: true,
    answer: conversation,
  },
  'DELETE /api/v1/chat/conversations/{conversationId}': {
    summary: 'Deletes a conversation for the viewer; the other person keeps it, and a new message brings it back',
    params: oneConversation,
    personal: true,
    answer: done,
  },
  'GET /api/v1/chat/conversations/{conversationId}/messages': {
    summary: 'Messages after a number, or the last ones before it; in their order. Reading them marks them delivered',
    params: oneConversation,
    query: z.object({ after: seqInQuery.optional(), before: seqInQuery.optional() }),
    personal: true,
    answer: z.object({
      messages: z.array(chatMessage),
      /** Whether there are more in the direction that was asked for. */
      more: z.boolean(),
      lastSeq: seq,
    }),
  },
  'POST /api/v1/chat/conversations/{conversationId}/messages': {
    summary: 'Sends a message; the same clientKey again answers the stored one',
    params: oneConversation,
    body: newMessage,
    personal: true,
    answer: sent,
  },
  'PUT /api/v1/chat/conversations/{conversationId}/read': {
    summary: 'The viewer has read up to a number; an earlier number changes nothing',
    params: oneConversation,
    body: z.object({ readSeq: seq }),
    personal: true,
    answer: z.object({ readSeq: seq, unread: z.number().int() }),
  },
  'PUT /api/v1/chat/conversations/{conversationId}/settings': {
    summary: 'Archives a conversation, or makes it silent for a time',
    params: oneConversation,
    body: z.object({ archived: z.boolean().optional(), mutedUntil: time.nullable().optional() }),
    personal: true,
    answer: z.object({ archived: z.boolean(), mutedUntil: z.number().nullable() }),
  },
  'PUT /api/v1/chat/conversations/{conversationId}/draft': {
    summary: 'Saves what the viewer has begun to write; empty deletes it',
    params: oneConversation,
    body: z.object({ text: z.string().max(CHAT_LIMITS.text) }),
    personal: true,
    answer: done,
  },
  'POST /api/v1/chat/conversations/{conversationId}/typing': {
    summary: 'The viewer types; shown only if both people allow it',
    params: oneConversation,
    personal: true,
    answer: z.object({ shown: z.boolean() }),
  },
  'POST /api/v1/chat/conversations/{conversationId}/visit-proposals': {
    summary: 'Proposes times of a visit that are free; the other person chooses one',
    params: oneConversation,
    body: z.object({
      clientKey,
      times: z.array(time).min(1).max(CHAT_LIMITS.proposedTimes),
      text: chatText.default(''),
    }),
    personal: true,
    answer: sent,
  },
  'POST /api/v1/chat/conversations/{conversationId}/visit-proposals/{seq}': {
    summary: 'Answers the other person’s proposal: a time books the visit, null says that none fits',
    params: oneConversation.extend({ seq: seqInQuery }),
    body: z.object({ time: time.nullable() }),
    personal: true,
    answer: z.object({ visitId: z.string().nullable(), message: chatMessage }),
  },
  'POST /api/v1/chat/conversations/{conversationId}/block': {
    summary: 'Blocks the other person, who learns nothing of it; their messages do not arrive',
    params: oneConversation,
    personal: true,
    answer: z.object({ blocked: z.literal(true) }),
  },
  'DELETE /api/v1/chat/conversations/{conversationId}/block': {
    summary: 'Ends the block; messages of the meantime stay hidden',
    params: oneConversation,
    personal: true,
    answer: z.object({ blocked: z.literal(false) }),
  },
  'POST /api/v1/chat/conversations/{conversationId}/report': {
    summary: 'Reports the other person, with messages as evidence; staff read only those',
    params: oneConversation,
    body: z.object({
      reason: z.enum(CHAT_REPORT_REASON_KEYS),
      words: z.string().trim().max(CHAT_REPORT_WORDS_AT_MOST).default(''),
      /** First and last message that staff may read; at most `CHAT_LIMITS.evidence` are copied, the newest. */
      fromSeq: seq,
      toSeq: seq,
    }),
    personal: true,
    answer: z.object({ state: z.enum(['received', 'upheld', 'dismissed']), messages: z.number().int() }),
  },
  'GET /api/v1/chat/broadcasts/{propertyId}': {
    summary: 'How many people are interested in one’s own listing, and how many messages to all are left today',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({ title: z.string(), people: z.number().int(), left: z.number().int() }),
  },
  'POST /api/v1/chat/broadcasts': {
    summary: 'Sends a message to everybody interested in one’s own listing, each in their own conversation',
    body: z.object({ propertyId, clientKey, text: neededChatText }),
    personal: true,
    answer: z.object({ people: z.number().int(), left: z.number().int() }),
  },
  'GET /api/v1/chat/search': {
    summary: 'Messages of the viewer’s conversations that hold all words, the newest first',
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    personal: true,
    answer: z.object({
      hits: z.array(
        z.object({
          conversationId: z.string(),
          name: z.string(),
          title: z.string().nullable(),
          message: chatMessage.pick({ seq: true, author: true, kind: true, text: true, at: true }),
        }),
      ),
    }),
  },
  'GET /api/v1/chat/settings': {
    summary: 'The viewer’s settings of chat',
    personal: true,
    answer: settings,
  },
  'PUT /api/v1/chat/settings': {
    summary: 'Changes the viewer’s settings of chat',
    body: settings.partial(),
    personal: true,
    answer: settings,
  },
  'POST /api/v3/activity/create/comet-chat/{propertyId}': {
    summary: 'The chat group of a listing’s owner with somebody interested; a seeker names themselves',
    params: z.object({ propertyId }),
    body: z.object({ tenantId: z.string().max(64) }),
    personal: true,
    answer: z.object({ groupId: z.string(), created: z.boolean() }),
  },
  'GET /api/v1/chat/groups/{groupId}': {
    summary: 'Whether the viewer belongs to a chat group; 404 otherwise',
    params: z.object({ groupId: conversationId }),
    personal: true,
    answer: z.object({ groupId: z.string(), open: z.boolean() }),
  },
} as const satisfies CallContracts;
