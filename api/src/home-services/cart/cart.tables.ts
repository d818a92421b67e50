import type { CartItem } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Carts of home services: of a person, or of a device without a login. */
export const serviceCart = pgTable(
  'service_cart',
  {
    /** The account's id, or a digest of the device's. */
    holder: text().primaryKey(),
    /** Null for a device. */
    accountId: text('account_id').references(() => account.id),
    /** `greater-noida`. */
    city: text().notNull(),
    items: jsonb().$type<readonly CartItem[]>().notNull(),
    stage: text(),
    /** When the visitor left the checkout. */
    droppedAt: at('dropped_at'),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [index('service_cart_account').on(table.accountId), index('service_cart_changed').on(table.changedAt)],
);

export type CartRow = typeof serviceCart.$inferSelect;
