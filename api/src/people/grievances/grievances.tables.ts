import { GRIEVANCE_KIND_KEYS, GRIEVANCE_OUTCOMES } from '@aangan/shared-kit/domain/grievance';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** Complaints to the grievance officer, by people with and without an account. */
export const grievance = pgTable(
  'grievance',
  {
    /** For people: `G-7K2M9QXA`. */
    number: text().primaryKey(),
    /** Secret of the page that shows it. */
    token: text().notNull(),
    /** Identifies the same grievance: one row, however often it is sent. */
    repeatKey: text('repeat_key').notNull(),
    /** Null for a guest. */
    accountId: text('account_id').references(() => account.id),
    kind: text({ enum: GRIEVANCE_KIND_KEYS }).notNull(),
    text: text().notNull(),
    /** A link or number that it refers to. */
    subject: text().notNull(),
    /** Of a guest; null for an account. */
    name: text(),
    /** Where a guest gets the answer: an e-mail address or `+919812345678`. */
    contact: text(),
    receivedAt: at('received_at').notNull(),
    dueAt: at('due_at').notNull(),
    outcome: text({ enum: GRIEVANCE_OUTCOMES }),
    answer: text(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('grievance_token').on(table.token),
    uniqueIndex('grievance_repeat').on(table.repeatKey),
    index('grievance_account').on(table.accountId, table.receivedAt.desc()),
    index('grievance_contact').on(table.contact, table.receivedAt.desc()),
    index('grievance_waiting').on(table.dueAt).where(sql`${table.outcome} is null`),
    index('grievance_decided').on(table.decidedAt),
  ],
);

export type GrievanceRow = typeof grievance.$inferSelect;
