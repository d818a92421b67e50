import { NEGOTIATION_STATES } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * A rent that we negotiate for a tenant. `rent_negotiation_open`: one that has not ended for a tenant and a home;
 * `rent_negotiation_waiting`: the queue of staff.
 */
export const rentNegotiation = pgTable(
  'rent_negotiation',
  {
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    /** The listing's title when the service was ordered. */
    title: text().notNull(),
    ownerId: idOf('owner_id', () => account.id),
    orderId: text('order_id'),
    state: text({ enum: NEGOTIATION_STATES }).notNull(),
    /** ₹ a month that was asked then. */
    rentRupees: integer('rent_rupees').notNull(),
    /** ₹ a month that the tenant would pay. */
    targetRupees: integer('target_rupees').notNull(),
    note: text().notNull(),
    paise: integer().notNull(),
    refundedPaise: integer('refunded_paise').notNull(),
    /** What was agreed, or why not. */
    result: text(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('rent_negotiation_open')
      .on(table.accountId, table.listingId)
      .where(sql`state in ('unpaid', 'paid', 'talking')`),
    index('rent_negotiation_waiting').on(table.changedAt).where(sql`state in ('paid', 'talking')`),
    index('rent_negotiation_account').on(table.accountId, table.createdAt),
  ],
);

export type NegotiationRow = typeof rentNegotiation.$inferSelect;
