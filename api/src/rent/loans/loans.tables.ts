import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';

/** Answers of a loan check. `device` is the digest of the device for people without a login. */
export const loanCheck = pgTable(
  'loan_check',
  {
    /** `lck_…`. */
    id: text().primaryKey(),
    accountId: text('account_id').references(() => account.id),
    device: text(),
    facts: jsonb().$type<LoanFacts>().notNull(),
    /** Digest of holder and facts: the same form twice is one row. */
    repeatKey: text('repeat_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('loan_check_repeat').on(table.repeatKey), index('loan_check_account').on(table.accountId)],
);

export type LoanCheckRow = typeof loanCheck.$inferSelect;
