import { BUILDER_CLAIM_STATES, BUILDER_PAPERS } from '@aangan/shared-kit/domain/builder-account';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { builder } from '../../places/public.ts';

/**
 * Accounts that act for a builder, or ask to. One builder an account; a builder may have several.
 * `builder_account_verified`: who acts for a builder. `builder_account_submitted`: staff read requests, oldest first.
 */
export const builderAccount = pgTable(
  'builder_account',
  {
    accountId: idOf('account_id', () => account.id).primaryKey(),
    builderId: idOf('builder_id', () => builder.id),
    state: text({ enum: BUILDER_CLAIM_STATES }).notNull(),
    jobTitle: text('job_title').notNull(),
    workEmail: text('work_email').notNull(),
    reason: text(),
    submittedAt: at('submitted_at'),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('builder_account_verified').on(table.builderId).where(sql`state = 'verified'`),
    index('builder_account_submitted').on(table.submittedAt).where(sql`state = 'submitted'`),
  ],
);

export type BuilderAccountRow = typeof builderAccount.$inferSelect;

/** Papers of a request to act for a builder. Their content is stored, encrypted, in the file store under the key. */
export const builderPaper = pgTable(
  'builder_paper',
  {
    accountId: idOf('account_id', () => builderAccount.accountId, { onDelete: 'cascade' }),
    paper: text({ enum: BUILDER_PAPERS }).notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type', { enum: ['application/pdf', 'image/jpeg'] }).notNull(),
    bytes: integer().notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.paper] })],
);
