import type { LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { LOAN_LEAD_STATES } from '@aangan/shared-kit/domain/loans/loan-lead';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
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
    createdAt: at('created_at').notNull(),
  },
  (table) => [uniqueIndex('loan_check_repeat').on(table.repeatKey), index('loan_check_account').on(table.accountId)],
);

/** Requests to lenders, each with its own copy of the answers. A person has one open request. */
export const loanLead = pgTable(
  'loan_lead',
  {
    /** `lnl_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    lender: text().$type<LenderId>().notNull(),
    /** Null once the account is deleted. */
    facts: jsonb().$type<LoanFacts>(),
    /** What the person agreed to, word by word, and its version. */
    consent: text().notNull(),
    consentVersion: text('consent_version').notNull(),
    state: text({ enum: LOAN_LEAD_STATES }).notNull(),
    isSample: boolean('is_sample').notNull(),
    answer: text(),
    askedAt: at('asked_at').notNull(),
    /** When it was sent the first time; from then on the lender may have it. */
    triedAt: at('tried_at'),
    answeredAt: at('answered_at'),
    withdrawnAt: at('withdrawn_at'),
    /** When the lender confirmed that it knows of the withdrawal. */
    toldAt: at('told_at'),
  },
  (table) => [
    uniqueIndex('loan_lead_open').on(table.accountId).where(sql`state in ('sending', 'sent', 'answered')`),
    index('loan_lead_account').on(table.accountId, table.askedAt),
    index('loan_lead_unsent').on(table.askedAt).where(sql`state = 'sending'`),
    index('loan_lead_untold').on(table.withdrawnAt).where(sql`told_at is null`),
  ],
);

export type LoanLeadRow = typeof loanLead.$inferSelect;
export type LoanCheckRow = typeof loanCheck.$inferSelect;
