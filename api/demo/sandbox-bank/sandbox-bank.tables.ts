import { PAYOUT_STATES, RETURN_REASONS } from '@aangan/shared-kit/domain/rent/payment-states';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The bank's own record of a payout. Like another company, it reads none of our tables. */
export const sandboxPayout = pgTable(
  'sandbox_payout',
  {
    /** `pout_…`. */
    id: text().primaryKey(),
    /** The site's key: one payout for each. */
    key: text().notNull().unique(),
    paise: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    /** What happens to it when it is due. */
    outcome: text({ enum: ['arrived', 'failed'] }).notNull(),
    returnReason: text('return_reason', { enum: RETURN_REASONS }),
    bankReference: text('bank_reference'),
    createdAt: at('created_at').notNull(),
    /** When the bank decides. */
    dueAt: at('due_at').notNull(),
    /** Webhooks that were delivered. */
    told: smallint().notNull().default(0),
  },
  (table) => [index('sandbox_payout_due').on(table.dueAt).where(sql`told = 0`)],
);
