import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../src/foundation/database/public.ts';

/** The gateway's own record of an order. Like another company, it reads none of our tables. */
export const sandboxOrder = pgTable('sandbox_order', {
  /** `order_…`. */
  id: text().primaryKey(),
  /** Our payment id. */
  reference: text().notNull().unique(),
  paise: paise('paise').notNull(),
  description: text().notNull(),
  /** How the buyer wants to pay. */
  method: text().notNull().default('upi'),
  /** The UPI address that the request to pay goes to. */
  vpa: text(),
  state: text({ enum: ['open', 'paid', 'failed', 'refunded'] }).notNull(),
  refundedPaise: paise('refunded_paise').notNull().default(0),
  /** Return address of its page. */
  returnUrl: text('return_url').notNull(),
  createdAt: at('created_at').notNull(),
});

/** The gateway's own record of a refund that the site asked for. */
export const sandboxRefund = pgTable('sandbox_refund', {
  /** `rfnd_…`. */
  id: text().primaryKey(),
  /** The site's key: one refund for each. */
  key: text().notNull().unique(),
  orderId: idOf('order_id', () => sandboxOrder.id),
  paise: paise('paise').notNull(),
  createdAt: at('created_at').notNull(),
});

/** Webhooks to be delivered. */
export const sandboxWebhook = pgTable(
  'sandbox_webhook',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The raw body, as signed. */
    body: text().notNull(),
    dueAt: at('due_at').notNull(),
    attempts: smallint().notNull().default(0),
  },
  (table) => [index('sandbox_webhook_due').on(table.dueAt)],
);
