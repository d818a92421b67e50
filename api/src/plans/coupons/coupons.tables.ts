import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Codes that give a claim, once to each person. */
export const coupon = pgTable('coupon', {
  /** `WELCOME100`. */
  code: text().primaryKey(),
  /** Text for the person: `Welcome to Aangan`. */
  title: text().notNull(),
  /** Off the price. */
  paise: paise('paise').notNull(),
  /** Codes of the plans and add-ons that the claim covers. */
  targetServices: text('target_services').array().notNull(),
  from: at('from').notNull(),
  /** Exclusive. The claim ends then too. */
  to: at('to').notNull(),
  /** How often it may be used; null without a limit. */
  most: integer(),
  used: integer().notNull().default(0),
});

/** Who used a code. The key lets nobody use it twice. */
export const couponUse = pgTable(
  'coupon_use',
  {
    code: idOf('code', () => coupon.code),
    accountId: idOf('account_id', () => account.id),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.accountId] })],
);
