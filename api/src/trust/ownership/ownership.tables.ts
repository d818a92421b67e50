import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** What an owner has handed in to prove that a listing is theirs. The papers are uploads, deleted with the decision. */
export const ownershipProof = pgTable(
  'ownership_proof',
  {
    listingId: text('listing_id').primaryKey(),
    accountId: text('account_id').notNull(),
    state: text({ enum: ['submitted', 'verified', 'refused'] }).notNull(),
    /** Why staff refused it, for the owner. */
    reason: text(),
    submittedAt: at('submitted_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('ownership_proof_submitted').on(table.submittedAt).where(sql`state = 'submitted'`),
    index('ownership_proof_account').on(table.accountId),
  ],
);

export type OwnershipRow = typeof ownershipProof.$inferSelect;
