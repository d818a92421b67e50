import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * Credits that lapse. What is left of one is the balance of its own ledger account, `credit:acc_…:crd_…`.
 * `wallet_credit_lapsing`: the job reads those that are due.
 */
export const walletCredit = pgTable(
  'wallet_credit',
  {
    /** `crd_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** The campaign that gave it, `refer`; its money comes from `promotion:refer`. */
    campaign: text().notNull(),
    /** Text for the owner: `Reward for inviting a friend`. */
    title: text().notNull(),
    paise: paise('paise').notNull(),
    grantedAt: at('granted_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When the rest of it lapsed; null before. */
    expiredAt: at('expired_at'),
  },
  (table) => [
    index('wallet_credit_account').on(table.accountId, table.expiresAt),
    index('wallet_credit_lapsing').on(table.expiresAt).where(sql`expired_at is null`),
  ],
);

/** Money off certain plans. Source: services-and-platform, section 5 (a claim's target services). */
export const walletClaim = pgTable(
  'wallet_claim',
  {
    /** `clm_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    title: text().notNull(),
    /** Paise off the price. */
    paise: paise('paise').notNull(),
    /** Codes of the plans that it covers, `TENANT_FREEDOM`. */
    targetServices: text('target_services').array().notNull(),
    grantedAt: at('granted_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('wallet_claim_account').on(table.accountId).where(sql`used_at is null`)],
);
