import { type PriceDifference, QUOTED_LINE_KINDS } from '@aangan/shared-kit/contracts/plan-purchase';
import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** What orders for plans are for. The row of an order that nobody tried to pay is deleted after the order. */
export const planPurchase = pgTable(
  'plan_purchase',
  {
    /** `ord_…`. */
    orderId: text('order_id').primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** `tenant`, `C_owner`: one unpaid order for each. */
    side: text().notNull(),
    /** What was asked for, and its lines with their prices: two orders with equal ones are the same. */
    asked: text().notNull(),
    priced: text().notNull(),
    planId: text('plan_id').notNull(),
    /** Terms of the plan with its add-ons, as they were when the order was made. */
    terms: jsonb().$type<PlanTerms>().notNull(),
    vasIds: text('vas_ids').array().notNull(),
    /** Price of the add-ons. */
    addOnsPaise: paise('add_ons_paise').notNull(),
    /** Days of VIP membership that it brings. */
    vipDays: smallint('vip_days').notNull(),
    propertyId: text('property_id'),
    claimId: text('claim_id'),
    /** Kinds of the order's lines, in their order. */
    lineKinds: text('line_kinds', { enum: QUOTED_LINE_KINDS }).array().notNull(),
    /** The bought plan that it takes the place of; null for a fresh plan. */
    upgradeOf: text('upgrade_of'),
    upgrade: jsonb().$type<PriceDifference>(),
    /** Where the buyer came from; checked by `safeReturnUrl`. */
    returnUrl: text('return_url').notNull(),
    /** `nbp_…`: the one-click payment, once the buyer agreed to it. */
    nbpayId: text('nbpay_id').unique(),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
    /** When another order of the same side was paid instead. */
    closedAt: at('closed_at'),
  },
  (table) => [index('plan_purchase_account').on(table.accountId, table.createdAt)],
);

export type PlanPurchase = typeof planPurchase.$inferSelect;
