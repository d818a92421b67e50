import { CHAT_REPORT_REASON_KEYS } from '@aangan/shared-kit/domain/chat/chat-report-reason';
import type { ScamSign } from '@aangan/shared-kit/domain/chat/scam-warnings';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { chatConversation } from './chat.tables.ts';

/** A message as it was when somebody reported it. */
export interface Evidence {
  readonly seq: number;
  readonly author: 'reporter' | 'reported' | 'product';
  readonly kind: string;
  readonly text: string;
  /** Its photo. Staff read its copy with the report alone, until they have decided. */
  readonly uploadId?: string | undefined;
  /** Epoch ms. */
  readonly at: number;
  readonly sign: ScamSign | null;
}

/** Reports on a person in a conversation, one per conversation and side, with the messages that staff may read. */
export const chatReport = pgTable(
  'chat_report',
  {
    /** Opaque, `crp_…`. */
    id: text().primaryKey(),
    conversationId: idOf('conversation_id', () => chatConversation.id),
    reporterId: idOf('reporter_id', () => account.id),
    reportedId: idOf('reported_id', () => account.id),
    reason: text({ enum: CHAT_REPORT_REASON_KEYS }).notNull(),
    words: text().notNull(),
    evidence: jsonb().$type<readonly Evidence[]>().notNull(),
    state: text({ enum: ['received', 'upheld', 'dismissed'] })
      .notNull()
      .default('received'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('chat_report_side').on(table.conversationId, table.reporterId),
    index('chat_report_reported').on(table.reportedId, table.state),
    index('chat_report_waiting').on(table.createdAt).where(sql`state = 'received'`),
  ],
);

export type ChatReportRow = typeof chatReport.$inferSelect;
