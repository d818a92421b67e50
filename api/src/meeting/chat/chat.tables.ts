import type { MESSAGE_KINDS } from '@aangan/shared-kit/contracts/chat-values';
import { SCAM_SIGNS } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

const conversationId = () => idOf('conversation_id', () => chatConversation.id, { onDelete: 'cascade' });

/** A seeker and the owner of one listing. */
export const chatConversation = pgTable(
  'chat_conversation',
  {
    /** Opaque, `cnv_…`. */
    id: text().primaryKey(),
    /** No foreign key: listings are deleted, conversations stay. */
    listingId: text('listing_id').notNull(),
    seekerId: idOf('seeker_id', () => account.id),
    ownerId: idOf('owner_id', () => account.id),
    /** Who began it, for the limit of a day. */
    beganBy: idOf('began_by', () => account.id),
    /** Number of the newest message. Each message takes the next one under the lock of this row. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Since when staff have closed it after a report. */
    closedAt: at('closed_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_conversation_pair').on(table.listingId, table.seekerId, table.ownerId),
    index('chat_conversation_began').on(table.beganBy, table.createdAt),
    index('chat_conversation_seeker').on(table.seekerId),
    index('chat_conversation_owner').on(table.ownerId),
  ],
);

export type ConversationRow = typeof chatConversation.$inferSelect;

/** Content of a message besides its text, by kind. */
export interface MessageDetails {
  readonly uploadId?: string;
  readonly place?: { readonly latitude: number; readonly longitude: number };
  /** Proposed times of a visit, epoch ms. */
  readonly times?: readonly number[];
  /** The answer to them. */
  readonly answer?: { readonly time: number | null; readonly visitId: string | null };
  /** Of a note: the number of the proposal that it answers. */
  readonly answers?: number;
}

/** Messages by their numbers, which rise without gaps inside a conversation. */
export const chatMessage = pgTable(
  'chat_message',
  {
    conversationId: conversationId(),
    seq: integer().notNull(),
    /** Null for notes of the product. */
    authorId: text('author_id').references(() => account.id),
    /** Idempotency key that the author's device made; null for notes. */
    clientKey: text('client_key'),
    kind: text({ enum: ['text', 'photo', 'place', 'visit', 'note'] satisfies [...typeof MESSAGE_KINDS] }).notNull(),
    text: text().notNull(),
    details: jsonb().$type<MessageDetails>().notNull().default({}),
    /** Contact details in the text: pairs of first and last character (exclusive), in order. */
    held: jsonb().$type<readonly (readonly [number, number])[]>().notNull().default([]),
    scamSign: text('scam_sign', { enum: SCAM_SIGNS }),
    /** Whether the author is the one in danger of it; otherwise the reader is. */
    scamWarnsAuthor: boolean('scam_warns_author').notNull().default(false),
    /** The person who had blocked the author: the message never arrives there. */
    hiddenFrom: text('hidden_from').references(() => account.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    uniqueIndex('chat_message_client_key').on(table.conversationId, table.authorId, table.clientKey),
    index('chat_message_author').on(table.authorId),
    index('chat_message_visit').on(table.conversationId, table.seq).where(sql`kind = 'visit'`),
  ],
);

export type MessageRow = typeof chatMessage.$inferSelect;

/** A person's view of a conversation; two rows a conversation. `chat_member_list` serves the list in its order. */
export const chatMember = pgTable(
  'chat_member',
  {
    conversationId: conversationId(),
    accountId: idOf('account_id', () => account.id),
    /** The newest message that this person may see. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Its time, or that of the conversation's beginning. */
    lastAt: at('last_at').notNull(),
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    /** Visible messages of the other person after `read_seq`. */
    unread: integer().notNull().default(0),
    /** Deleted for this person: messages up to this number are hidden, and the conversation until a newer one. */
    clearedSeq: integer('cleared_seq').notNull().default(0),
    /** Listed even without a message: who began it sees it at once. */
    listed: boolean().notNull(),
    archivedAt: at('archived_at'),
    mutedUntil: at('muted_until'),
    draft: text().notNull().default(''),
    /** When the person was last here, to the minute. */
    seenAt: at('seen_at'),
    typedAt: at('typed_at'),
    /** The newest message of which the person was notified elsewhere; one notice until it is read. */
    noticedSeq: integer('noticed_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    index('chat_member_list').on(table.accountId, table.lastAt.desc(), table.conversationId.desc()),
    index('chat_member_unread').on(table.accountId).where(sql`unread > 0`),
    index('chat_member_unnoticed').on(table.lastAt).where(sql`unread > 0 and noticed_seq <= read_seq`),
  ],
);

export type MemberRow = typeof chatMember.$inferSelect;

/** Who has blocked whom, in all their conversations. */
export const chatBlock = pgTable(
  'chat_block',
  {
    blockerId: idOf('blocker_id', () => account.id),
    blockedId: idOf('blocked_id', () => account.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('chat_block_blocked').on(table.blockedId),
  ],
);

/** A person's settings of chat; without a row the defaults hold. */
export const chatSettings = pgTable('chat_settings', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  /** Whether typing and presence are shown to people who allow it as well. */
  presence: boolean().notNull().default(false),
  mail: boolean().notNull().default(true),
  sms: boolean().notNull().default(true),
});

export type SettingsRow = typeof chatSettings.$inferSelect;
