import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers to challenges that were used: each counts once. */
export const usedChallenge = pgTable(
  'used_challenge',
  {
    /** The challenge's random name. */
    nonce: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('used_challenge_expiry').on(table.expiresAt)],
);
