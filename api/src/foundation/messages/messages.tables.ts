import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../database/public.ts';

/** Messages that would have been sent, where no provider is configured: on a developer's machine and in tests. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    /** Number with country code, or e-mail address. */
    target: text().notNull(),
    channel: text({ enum: ['SMS', 'VOICE', 'WHATSAPP', 'EMAIL'] }).notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('outbox_message_target').on(table.target, table.id), index('outbox_message_at').on(table.at)],
);
