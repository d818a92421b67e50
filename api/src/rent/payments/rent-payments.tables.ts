import { RENT_METHODS } from '@aangan/shared-kit/domain/rent/fee';
import {
  DUE_KINDS,
  DUE_STATES,
  PAYOUT_STATES,
  RETURN_REASONS,
  SHARE_STATES,
  TENANCY_KINDS,
} from '@aangan/shared-kit/domain/rent/payment-states';
import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { salesOrder } from '../../money/orders/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentLandlord } from '../landlords/public.ts';

/** What a person pays for each month: one home, one landlord. */
export const rentTenancy = pgTable(
  'rent_tenancy',
  {
    /** `ten_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    kind: text({ enum: TENANCY_KINDS }).notNull(),
    landlordId: idOf('landlord_id', () => rentLandlord.id),
    /** Null once the account is deleted. */
    home: text(),
    monthlyPaise: paise('monthly_paise').notNull(),
    dueDay: smallint('due_day').notNull(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** Null while it goes on. */
    endedAt: at('ended_at'),
  },
  (table) => [
    index('rent_tenancy_account').on(table.accountId, table.createdAt),
    index('rent_tenancy_landlord').on(table.landlordId),
  ],
);

/** One sum that a landlord gets as one payout. `rent_due_work`: jobs read those that wait for the bank or for us. */
export const rentDue = pgTable(
  'rent_due',
  {
    /** `due_…`. */
    id: text().primaryKey(),
    tenancyId: idOf('tenancy_id', () => rentTenancy.id),
    landlordId: idOf('landlord_id', () => rentLandlord.id),
    kind: text({ enum: DUE_KINDS }).notNull(),
    /** `2026-11`. */
    month: text().notNull(),
    dueOn: date('due_on').notNull(),
    paise: paise('paise').notNull(),
    state: text({ enum: DUE_STATES }).notNull(),
    returnReason: text('return_reason', { enum: RETURN_REASONS }),
    createdAt: at('created_at').notNull(),
    receivedAt: at('received_at'),
    sentAt: at('sent_at'),
    arrivedAt: at('arrived_at'),
    /** When it was refunded or cancelled. */
    endedAt: at('ended_at'),
  },
  (table) => [
    // One sum for a month and purpose, unless the former one was given up.
    uniqueIndex('rent_due_once')
      .on(table.tenancyId, table.month, table.kind)
      .where(sql`state not in ('refunded', 'cancelled')`),
    index('rent_due_landlord').on(table.landlordId, table.createdAt),
    index('rent_due_work')
      .on(table.state, table.createdAt)
      .where(sql`state not in ('arrived', 'refunded', 'cancelled')`),
  ],
);

/** The part of a due that one payer pays, with one order. */
export const rentShare = pgTable(
  'rent_share',
  {
    /** `shr_…`. */
    id: text().primaryKey(),
    dueId: idOf('due_id', () => rentDue.id),
    /** Who pays it. */
    accountId: idOf('account_id', () => account.id),
    paise: paise('paise').notNull(),
    /** Our fee with GST, by the way to pay that was chosen. */
    feePaise: paise('fee_paise').notNull().default(0),
    method: text({ enum: RENT_METHODS }),
    state: text({ enum: SHARE_STATES }).notNull(),
    /** The last order; null before a way to pay is chosen. */
    orderId: text('order_id').references(() => salesOrder.id),
    /** The gateway that collected; null where the wallet paid all. */
    gateway: text(),
    /** What the gateway collected of the landlord's part; the rest is the wallet's. */
    gatewayPaise: paise('gateway_paise').notNull().default(0),
    /** What went back of the whole order. */
    refundedPaise: paise('refunded_paise').notNull().default(0),
    /** What the gateway took back after the money had left for the landlord: owed by the payer. */
    borneByUsPaise: paise('borne_by_us_paise').notNull().default(0),
    paidAt: at('paid_at'),
    refundedAt: at('refunded_at'),
  },
  (table) => [
    // A payer has one open share of a due, and may take over another one after it is paid.
    uniqueIndex('rent_share_once').on(table.dueId, table.accountId).where(sql`state in ('unpaid', 'paying')`),
    index('rent_share_due').on(table.dueId),
    index('rent_share_account').on(table.accountId, table.dueId),
    index('rent_share_order').on(table.orderId),
  ],
);

/** Attempts to send a due. The row with its key exists before the bank is asked. */
export const rentPayout = pgTable(
  'rent_payout',
  {
    /** `pto_…`: the key that the bank knows, too. */
    id: text().primaryKey(),
    dueId: idOf('due_id', () => rentDue.id),
    attempt: smallint().notNull(),
    paise: paise('paise').notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    /** The bank's own id of it. */
    bankPayout: text('bank_payout'),
    /** The bank's reference (UTR). */
    bankReference: text('bank_reference'),
    returnReason: text('return_reason', { enum: RETURN_REASONS }),
    /** When the bank is asked, or asked again. */
    askAt: at('ask_at').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    settledAt: at('settled_at'),
  },
  (table) => [
    uniqueIndex('rent_payout_attempt').on(table.dueId, table.attempt),
    // A due has one payout that is not over.
    uniqueIndex('rent_payout_live').on(table.dueId).where(sql`state in ('asked', 'sent')`),
    index('rent_payout_work').on(table.askAt).where(sql`state in ('asked', 'sent')`),
  ],
);

/** Who has proven the registered number, so that money may be sent in their name. */
export const rentStepUp = pgTable('rent_step_up', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  verifiedAt: at('verified_at').notNull(),
});

/** Changes of a due, for its history and for messages. */
export const rentDueEvent = pgTable(
  'rent_due_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dueId: idOf('due_id', () => rentDue.id),
    state: text({ enum: DUE_STATES }).notNull(),
    at: at('at').notNull(),
    /** When its messages were sent; null before. */
    notifiedAt: at('notified_at'),
  },
  (table) => [
    index('rent_due_event_due').on(table.dueId, table.id),
    index('rent_due_event_news').on(table.id).where(sql`notified_at is null`),
  ],
);

export type TenancyRow = typeof rentTenancy.$inferSelect;
export type DueRow = typeof rentDue.$inferSelect;
export type ShareRow = typeof rentShare.$inferSelect;
export type PayoutRow = typeof rentPayout.$inferSelect;
export type DueEventRow = typeof rentDueEvent.$inferSelect;
