import { boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, paise } from '../../src/foundation/database/public.ts';
import { BEHAVIOURS } from './behaviours.ts';

/** The gateway's own record of a mandate. Like another company, it reads none of our tables. */
export const sandboxMandate = pgTable(
  'sandbox_mandate',
  {
    /** `inv_…`: the registration. Token, customer and proof have the same ending. */
    id: text().primaryKey(),
    /** The site's key. */
    receipt: text().notNull().unique(),
    mostPaise: paise('most_paise').notNull(),
    description: text().notNull(),
    returnUrl: text('return_url').notNull(),
    status: text({ enum: ['initiated', 'confirmed', 'rejected', 'cancelled'] }).notNull(),
    behaviour: text({ enum: BEHAVIOURS }).notNull().default('works'),
    /** Whether the rupee that proves the account went back. */
    isProofBack: boolean('is_proof_back').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('sandbox_mandate_created').on(table.createdAt)],
);

/** An announced debit: beside its order, which the checkout page has, too. */
export const sandboxDebit = pgTable('sandbox_debit', {
  orderId: text('order_id').primaryKey(),
  mandateId: text('mandate_id').notNull(),
  notBefore: at('not_before').notNull(),
  /** How often the site has asked for the money. */
  requests: smallint().notNull().default(0),
  status: text({ enum: ['announced', 'captured', 'failed'] }).notNull(),
  reason: text(),
});

export type SandboxMandate = typeof sandboxMandate.$inferSelect;
export type SandboxDebit = typeof sandboxDebit.$inferSelect;
