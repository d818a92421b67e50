import { REFUND_STATES } from '@aangan/shared-kit/contracts/payment-states';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { salesOrder } from '../orders/public.ts';
import { payment } from '../payments/public.ts';

/** Refunds that we ask a gateway for, or pay into a wallet. `order_refund_open`: the job reads what is under way. */
export const orderRefund = pgTable(
  'order_refund',
  {
    /** `rfd_…`. */
    id: text().primaryKey(),
    /** The event behind it, such as the end of a plan: it is asked for once. */
    key: text().notNull().unique(),
    orderId: idOf('order_id', () => salesOrder.id),
    accountId: idOf('account_id', () => account.id),
    /** The payment that the gateway pays back; null if the wallet paid all. */
    paymentId: text('payment_id').references(() => payment.id),
    gatewayPaise: paise('gateway_paise').notNull(),
    walletPaise: paise('wallet_paise').notNull(),
    /** Text for the buyer and for staff. */
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull(),
    /** Attempts at the gateway, each with a key of its own. */
    round: smallint().notNull().default(1),
    /** The gateway's id of the refund. */
    gatewayRefund: text('gateway_refund'),
    /** Why the gateway did not do it, for staff. */
    problem: text(),
    /** When the gateway is asked again. */
    askAt: at('ask_at').notNull(),
    createdAt: at('created_at').notNull(),
    doneAt: at('done_at'),
  },
  (table) => [
    index('order_refund_order').on(table.orderId),
    index('order_refund_account').on(table.accountId),
    index('order_refund_open').on(table.askAt).where(sql`state in ('asked', 'sent')`),
    index('order_refund_failed').on(table.createdAt).where(sql`state = 'failed'`),
  ],
);

export type RefundRow = typeof orderRefund.$inferSelect;
