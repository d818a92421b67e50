import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { chatConversation } from './chat.tables.ts';

/** Notices of unread messages that were sent by mail or SMS; the stop link of each names its row. */
export const chatNotice = pgTable(
  'chat_notice',
  {
    /** Opaque, `chm_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    conversationId: idOf('conversation_id', () => chatConversation.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** When its link has stopped the notices of chat. */
    stoppedAt: at('stopped_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('chat_notice_account').on(table.accountId), index('chat_notice_age').on(table.createdAt)],
);

/** Messages to everybody interested in a listing; the key makes a repeated request the same message. */
export const chatBroadcast = pgTable(
  'chat_broadcast',
  {
    ownerId: idOf('owner_id', () => account.id),
    listingId: text('listing_id').notNull(),
    clientKey: text('client_key').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.clientKey] }),
    index('chat_broadcast_owner').on(table.ownerId, table.createdAt),
  ],
);
