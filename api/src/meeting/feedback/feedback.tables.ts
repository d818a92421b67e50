import { EXIT_CATEGORIES, EXIT_OPTION_KEYS } from '@aangan/shared-kit/domain/feedback';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import type { GivenAnswer } from './feedback-graph.ts';

/** Feedback on homes: one row per person and home, with the next question. */
export const homeFeedback = pgTable(
  'home_feedback',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    /** A state of the graph, or DONE. */
    state: text().notNull(),
    /** In the order they were given. */
    answers: jsonb().$type<GivenAnswer[]>().notNull(),
    /** LIKED, DISLIKED or NOT_SURE. */
    verdict: text().notNull(),
    comment: text().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index('home_feedback_disliked').on(table.accountId).where(sql`${table.verdict} = 'DISLIKED'`),
  ],
);

export type HomeFeedbackRow = typeof homeFeedback.$inferSelect;

/** Why people left a page; of guests only the device's digest is stored. */
export const exitFeedback = pgTable(
  'exit_feedback',
  {
    id: text().primaryKey(),
    accountId: text('account_id').references(() => account.id),
    deviceHash: text('device_hash'),
    category: text({ enum: EXIT_CATEGORIES }).notNull(),
    pageName: text('page_name').notNull(),
    option: text({ enum: EXIT_OPTION_KEYS }).notNull(),
    comment: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('exit_feedback_account').on(table.accountId, table.category),
    index('exit_feedback_device').on(table.deviceHash, table.category),
  ],
);
