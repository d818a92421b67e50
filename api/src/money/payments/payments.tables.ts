import { PAYMENT_METHODS, PAYMENT_STATES } from '@aangan/shared-kit/contracts/payment-states';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Payments through a gateway. `payment_open`: the reconciliation reads those without any event. */
export const payment = pgTable(
  'payment',
  {
    /** `pay_…`; the gateway's reference of it. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** What is sold: `wallet-topup`. */
    purpose: text().notNull(),
    /** The order that it pays, `ord_…`. */
    orderId: text('purpose_ref').notNull(),
    /** Text for the owner: `Money for your wallet`. */
    description: text().notNull(),
    paise: paise('paise').notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    gateway: text().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull().default('upi'),
    /** UPI address of the payer, until the request to pay is sent. */
    vpa: text(),
    /** The gateway's id of the order; null until the checkout page is opened. */
    gatewayOrder: text('gateway_order'),
    /** URL of the checkout page. */
    checkoutUrl: text('checkout_url'),
    /** The gateway's id of the payment that succeeded: on receipts, and for refunds. */
    gatewayPayment: text('gateway_payment'),
    createdAt: at('created_at').notNull(),
    /** The payment can be paid until then. */
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    refundedAt: at('refunded_at'),
    /** What has gone back so far. */
    refundedPaise: paise('refunded_paise').notNull().default(0),
    /** Time of the last status request to the gateway; null before the first. */
    checkedAt: at('checked_at'),
  },
  (table) => [
    index('payment_account').on(table.accountId, table.createdAt, table.id),
    uniqueIndex('payment_gateway_order').on(table.gateway, table.gatewayOrder),
    index('payment_gateway_payment').on(table.gateway, table.gatewayPayment),
    index('payment_open').on(table.createdAt).where(sql`state in ('created', 'pending', 'failed')`),
  ],
);

/** Webhooks that were processed, each once, and their outcome. */
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
