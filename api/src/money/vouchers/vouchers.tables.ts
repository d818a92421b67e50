import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Vouchers that people have bought. */
export const voucher = pgTable(
  'voucher',
  {
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** Code of the offer in the catalogue. */
    offer: text().notNull(),
    /** The code that the partner accepts. It is as good as money, so it is sent only when its owner asks for it. */
    code: text().notNull().unique(),
    pricePaise: paise('price_paise').notNull(),
    boughtAt: at('bought_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revealedAt: at('revealed_at'),
  },
  (table) => [index('voucher_account').on(table.accountId, table.boughtAt)],
);

export type VoucherRow = typeof voucher.$inferSelect;
