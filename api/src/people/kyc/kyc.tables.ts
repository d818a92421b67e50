import { KYC_DOCUMENTS, KYC_STATES, KYC_USER_TYPES } from '@aangan/shared-kit/contracts/kyc';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** KYC files of people whose property is managed. `kyc_submitted`: staff read submitted files, oldest first. */
export const kyc = pgTable(
  'kyc',
  {
    accountId: idOf('account_id', () => account.id),
    userType: text('user_type', { enum: KYC_USER_TYPES }).notNull(),
    state: text({ enum: KYC_STATES }).notNull(),
    reason: text(),
    panSealed: text('pan_sealed'),
    /** Masked, for the copy of their data. */
    panShown: text('pan_shown'),
    /** Of files from before PANs were encrypted; a job empties it. */
    plainPan: text('pan'),
    aadhaarLast4: text('aadhaar_last4'),
    address: text(),
    submittedAt: at('submitted_at'),
    decidedAt: at('decided_at'),
    /** The member of staff. */
    decidedBy: text('decided_by').references(() => account.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userType] }),
    index('kyc_submitted').on(table.submittedAt).where(sql`state = 'submitted'`),
  ],
);

export type KycRow = typeof kyc.$inferSelect;

/** The documents of a KYC file. Their content is stored, encrypted, in the file store under the key. */
export const kycDocument = pgTable(
  'kyc_document',
  {
    accountId: text('account_id').notNull(),
    userType: text('user_type', { enum: KYC_USER_TYPES }).notNull(),
    document: text({ enum: KYC_DOCUMENTS }).notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type', { enum: ['application/pdf', 'image/jpeg'] }).notNull(),
    bytes: integer().notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userType, table.document] }),
    foreignKey({ columns: [table.accountId, table.userType], foreignColumns: [kyc.accountId, kyc.userType] }),
  ],
);
