import { CALL_STATES } from '@aangan/shared-kit/domain/calls/call-state';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../database/public.ts';

/** Calls through the bridge number. They name no person and no phone: the module of the purpose knows both. */
export const bridgedCall = pgTable(
  'bridged_call',
  {
    /** Given by the module that asked. */
    id: text().primaryKey(),
    purpose: text().notNull(),
    state: text({ enum: CALL_STATES }).notNull(),
    unansweredBy: text('unanswered_by', { enum: ['caller', 'other'] }),
    /** The provider's id; null until it is known. */
    providerCall: text('provider_call'),
    /** Digest of the token in the address for the provider's news; null before the request and for inbound calls. */
    tokenDigest: text('token_digest'),
    askedAt: at('asked_at').notNull(),
    /** When the provider was asked. It is asked once, whatever it answers. */
    placedAt: at('placed_at'),
    answeredAt: at('answered_at'),
    endedAt: at('ended_at'),
    talkSeconds: integer('talk_seconds'),
    /** When to ask the provider, unless news arrive; null once the call has ended. */
    checkAt: at('check_at'),
  },
  (table) => [
    uniqueIndex('bridged_call_provider').on(table.providerCall),
    uniqueIndex('bridged_call_token').on(table.tokenDigest),
    index('bridged_call_check').on(table.checkAt).where(sql`check_at is not null`),
    index('bridged_call_asked').on(table.askedAt),
  ],
);

export type BridgedCallRow = typeof bridgedCall.$inferSelect;
