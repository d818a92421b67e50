import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Cards that people were given. The prize is drawn with the card, and leaves the server once the card is scratched. */
export const scratchCard = pgTable(
  'scratch_card',
  {
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** Code of the campaign in the catalogue. */
    campaign: text().notNull(),
    /** Subject within the campaign, so that nobody gets a card twice: a referral's id, a level. */
    subject: text().notNull(),
    prizePaise: paise('prize_paise').notNull(),
    grantedAt: at('granted_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    scratchedAt: at('scratched_at'),
    /** Id of the credit that pays the prize. */
    creditExpiresAt: at('credit_expires_at'),
  },
  (table) => [
    uniqueIndex('scratch_card_once').on(table.accountId, table.campaign, table.subject),
    index('scratch_card_account').on(table.accountId, table.grantedAt),
  ],
);

export type ScratchCardRow = typeof scratchCard.$inferSelect;

/**
 * What each campaign has promised so far. A card or a referral credit is given only while the budget has enough left.
 */
export const campaignBudget = pgTable('campaign_budget', {
  campaign: text().primaryKey(),
  committedPaise: paise('committed_paise').notNull(),
});
