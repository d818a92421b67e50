import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Vouchers that people have bought. */
export const voucher = pgTable(
  'voucher',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** Code of the offer in the catalogue. */
    offer: text().notNull(),
    /** The code that the partner accepts. It is as good as money, so it is sent only when its owner asks for it. */
    code: text().notNull().unique(),
    pricePaise: bigint('price_paise', { mode: 'number' }).notNull(),
    boughtAt: at('bought_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revealedAt: at('revealed_at'),
  },
  (table) => [index('voucher_account').on(table.accountId, table.boughtAt)],
);

export type VoucherRow = typeof voucher.$inferSelect;
