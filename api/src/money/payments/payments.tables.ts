import { PAYMENT_STATES } from '@aangan/shared-kit/contracts/payment-states';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';
import { PAYMENT_PURPOSES } from './payment-purposes.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Money that people pay through a gateway.
 * `payment_open`: the reconciliation reads those of which nothing has been heard.
 */
export const payment = pgTable(
  'payment',
  {
    /** `pay_…`; the gateway knows it as its reference. */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    purpose: text({ enum: PAYMENT_PURPOSES }).notNull(),
    /** What was bought, by its own id; null for a top-up. */
    purposeRef: text('purpose_ref'),
    /** What its owner reads: `Money added to wallet`. */
    description: text().notNull(),
    paise: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    gateway: text().notNull(),
    /** The gateway's order, once its checkout page has been asked for. */
    gatewayOrder: text('gateway_order'),
    /** Its checkout page. */
    checkoutUrl: text('checkout_url'),
    /** The gateway's own name of the payment that succeeded: on receipts, and for refunds. */
    gatewayPayment: text('gateway_payment'),
    createdAt: at('created_at').notNull(),
    /** Until when it can be paid. */
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    refundedAt: at('refunded_at'),
    /** When the gateway was asked for its state last; null before. */
    checkedAt: at('checked_at'),
  },
  (table) => [
    index('payment_account').on(table.accountId, table.createdAt, table.id),
    uniqueIndex('payment_gateway_order').on(table.gateway, table.gatewayOrder),
    index('payment_open').on(table.createdAt).where(sql`state in ('created', 'pending', 'failed')`),
  ],
);

/** Webhooks that were heard, each once, and what came of it. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    gateway: text().notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id').references(() => payment.id),
    /** `paid`, `failed`, `refunded`. */
    kind: text().notNull(),
    /** `created → paid`, `already paid`, `amount differs`, `unknown order`. */
    outcome: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('payment_event_payment').on(table.paymentId),
  ],
);
