import {
  DEBIT_FAILURES,
  DEBIT_STATES,
  MANDATE_END_REASONS,
  MANDATE_STATES,
} from '@aangan/shared-kit/domain/rent/mandate-states';
import { REMINDER_WAYS } from '@aangan/shared-kit/domain/rent/reminder-days';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { salesOrder } from '../../money/orders/public.ts';
import { payment } from '../../money/payments/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentDue, rentTenancy } from '../payments/public.ts';

/** What a payer allows us to take for a tenancy, and the gateway's names of it. */
export const rentMandate = pgTable(
  'rent_mandate',
  {
    /** `mnd_…`: the key that the gateway knows, too. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    tenancyId: idOf('tenancy_id', () => rentTenancy.id),
    state: text({ enum: MANDATE_STATES }).notNull(),
    mostPaise: paise('most_paise').notNull(),
    debitDay: smallint('debit_day').notNull(),
    /** When the payer agreed here. */
    agreedAt: at('agreed_at').notNull(),
    /** The gateway's registration, and its page. */
    registration: text(),
    approveUrl: text('approve_url'),
    customer: text(),
    token: text(),
    /** Since when months are taken: after the approval, or after a pause. */
    activeAt: at('active_at'),
    /** When a job looks at it: asks the gateway, or plans the next debit. Null once nothing is to be done. */
    workAt: at('work_at'),
    endedAt: at('ended_at'),
    endReason: text('end_reason', { enum: MANDATE_END_REASONS }),
  },
  (table) => [
    // One that works, and one that may replace it.
    uniqueIndex('rent_mandate_live').on(table.tenancyId, table.accountId).where(sql`state in ('active', 'paused')`),
    uniqueIndex('rent_mandate_asked').on(table.tenancyId, table.accountId).where(sql`state = 'asked'`),
    index('rent_mandate_account').on(table.accountId, table.tenancyId),
    index('rent_mandate_work').on(table.workAt).where(sql`work_at is not null`),
    index('rent_mandate_token').on(table.token),
  ],
);

/** Attempts to take the rent of a month. The row exists before the gateway is asked. */
export const rentDebit = pgTable(
  'rent_debit',
  {
    /** `dbt_…`: the key that the gateway knows, too. */
    id: text().primaryKey(),
    mandateId: idOf('mandate_id', () => rentMandate.id),
    /** `2026-12`. */
    month: text().notNull(),
    attempt: smallint().notNull(),
    state: text({ enum: DEBIT_STATES }).notNull(),
    paise: paise('paise').notNull(),
    /** Null once a due that nobody paid is deleted. */
    dueId: text('due_id').references(() => rentDue.id, { onDelete: 'set null' }),
    debitAt: at('debit_at').notNull(),
    noticedAt: at('noticed_at'),
    /** The gateway's order, which told the bank of the debit. It is paid once at most. */
    gatewayOrder: text('gateway_order'),
    orderId: text('order_id').references(() => salesOrder.id),
    paymentId: text('payment_id').references(() => payment.id),
    failure: text({ enum: DEBIT_FAILURES }),
    /** When a job looks at it. Null once nothing is to be done. */
    workAt: at('work_at'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    // The same job twice makes one attempt.
    uniqueIndex('rent_debit_once').on(table.mandateId, table.month, table.attempt),
    index('rent_debit_work').on(table.workAt).where(sql`work_at is not null`),
    index('rent_debit_order').on(table.gatewayOrder),
  ],
);

/** When and how a payer is reminded of a rent that is not paid. */
export const rentReminder = pgTable(
  'rent_reminder',
  {
    tenancyId: idOf('tenancy_id', () => rentTenancy.id),
    accountId: idOf('account_id', () => account.id),
    daysBefore: smallint('days_before').array().notNull(),
    ways: text({ enum: REMINDER_WAYS }).array().notNull(),
    /** Of the link that ends them. */
    token: text().notNull().unique(),
    /** When a link ended them; null while they come. */
    stoppedAt: at('stopped_at'),
    /** The last one: `2026-12`, and its days before. */
    sentMonth: text('sent_month'),
    sentDays: smallint('sent_days'),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenancyId, table.accountId] })],
);

export type MandateRow = typeof rentMandate.$inferSelect;
export type DebitRow = typeof rentDebit.$inferSelect;
export type ReminderRow = typeof rentReminder.$inferSelect;
