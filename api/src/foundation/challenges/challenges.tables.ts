import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../database/public.ts';

/** Answers to challenges that were used: each counts once. */
export const usedChallenge = pgTable(
  'used_challenge',
  {
    /** The challenge's random name. */
    nonce: text().primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('used_challenge_expiry').on(table.expiresAt)],
);
