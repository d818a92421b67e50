import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, paise } from '../../src/foundation/database/public.ts';

/** The bank's own record of a payout. Like another company, it reads none of our tables. */
export const sandboxPayout = pgTable(
  'sandbox_payout',
  {
    /** `pout_…`. */
    id: text().primaryKey(),
    /** The idempotency key. */
    key: text().notNull().unique(),
    /** The first request, so that a repeat with other data is refused. */
    body: text().notNull(),
    paise: paise('paise').notNull(),
    status: text({ enum: ['processing', 'processed', 'reversed'] }).notNull(),
    reason: text(),
    utr: text(),
    createdAt: at('created_at').notNull(),
    /** The next change of its state; null once there is none. */
    dueAt: at('due_at'),
    /** What happens then. */
    plan: text({ enum: ['arrive', 'arrive-and-return', 'return'] }).notNull(),
    /** Webhooks for each change. */
    webhooks: smallint().notNull(),
  },
  (table) => [index('sandbox_payout_due').on(table.dueAt), index('sandbox_payout_created').on(table.createdAt)],
);

export type SandboxPayout = typeof sandboxPayout.$inferSelect;
