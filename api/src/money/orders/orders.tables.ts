import { ORDER_STATES, PAYMENT_METHODS } from '@aangan/shared-kit/contracts/payment-states';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { payment } from '../payments/public.ts';
import { walletClaim } from '../wallet/public.ts';

/** Orders of everything that modules sell. `sales_order_open`: the job reads those whose time is over. */
export const salesOrder = pgTable(
  'sales_order',
  {
    /** `ord_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** What is sold: `wallet-topup`. */
    purpose: text().notNull(),
    /** The seller's own id of what is bought. */
    ref: text(),
    /** Text for the buyer. */
    title: text().notNull(),
    state: text({ enum: ORDER_STATES }).notNull(),
    /** GST code of the state whose tax is due. */
    placeOfSupply: text('place_of_supply').notNull(),
    /** Where the buyer goes on; checked by `safeReturnUrl`. */
    returnUrl: text('return_url').notNull(),
    /** The ways to pay that the seller allows; null for all. */
    methods: text({ enum: PAYMENT_METHODS }).array(),
    /** The attempt that is under way, or that has paid; else the last one. */
    attemptId: text('attempt_id'),
    createdAt: at('created_at').notNull(),
    /** An attempt to pay can begin until then. */
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    refundedAt: at('refunded_at'),
  },
  (table) => [
    index('sales_order_account').on(table.accountId, table.createdAt),
    index('sales_order_open').on(table.expiresAt).where(sql`state = 'open'`),
  ],
);

/** The lines of an order with their tax, as they were when it was made. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: idOf('order_id', () => salesOrder.id),
    position: smallint().notNull(),
    description: text().notNull(),
    /** The price with GST. */
    paise: paise('paise').notNull(),
    /** SAC or HSN; null for what is not taxed. */
    taxCode: text('tax_code'),
    gstRate: smallint('gst_rate').notNull(),
    /** Code that a claim must name to lower the price, `TENANT_FREEDOM`; null where no claim is valid. */
    claimCode: text('claim_code'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Attempts to pay an order. Each has its own split and its own payment, so that late money finds what it was for. */
export const orderAttempt = pgTable(
  'order_attempt',
  {
    /** `att_…`. */
    id: text().primaryKey(),
    orderId: idOf('order_id', () => salesOrder.id),
    /** Null when the wallet pays all. */
    paymentId: text('payment_id').references(() => payment.id),
    claimId: text('claim_id').references(() => walletClaim.id),
    discountPaise: paise('discount_paise').notNull(),
    walletPaise: paise('wallet_paise').notNull(),
    gatewayPaise: paise('gateway_paise').notNull(),
    /** How often claim and wallet's part were taken: part of the keys in the ledger. */
    round: smallint().notNull().default(0),
    /** Whether claim and wallet's part are taken now. */
    isReserved: boolean('is_reserved').notNull().default(false),
    /** Money that came when the order did not need it, and is in the wallet. */
    toWalletPaise: paise('to_wallet_paise').notNull().default(0),
    /** What went back of the gateway's part. */
    refundedPaise: paise('refunded_paise').notNull().default(0),
    /** What went back of the wallet's part. */
    walletBackPaise: paise('wallet_back_paise').notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('order_attempt_order').on(table.orderId), uniqueIndex('order_attempt_payment').on(table.paymentId)],
);
