import { LANDLORD_PAPERS } from '@aangan/shared-kit/domain/rent/landlord-papers';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { rentLandlord } from '../landlords/public.ts';

/** Papers of landlords that nobody has decided on. Their content is in the file store, encrypted, under the key. */
export const rentLandlordPaper = pgTable(
  'rent_landlord_paper',
  {
    landlordId: idOf('landlord_id', () => rentLandlord.id, { onDelete: 'cascade' }),
    paper: text({ enum: LANDLORD_PAPERS }).notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type', { enum: ['application/pdf', 'image/jpeg'] }).notNull(),
    bytes: integer().notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.landlordId, table.paper] }),
    index('rent_landlord_paper_age').on(table.uploadedAt),
  ],
);

/** When papers were handed in, and why they were refused. The state is a column of the landlord. */
export const rentLandlordKyc = pgTable(
  'rent_landlord_kyc',
  {
    landlordId: idOf('landlord_id', () => rentLandlord.id, { onDelete: 'cascade' }).primaryKey(),
    submittedAt: at('submitted_at').notNull(),
    /** Null while it waits. */
    decidedAt: at('decided_at'),
    /** Why staff refused. */
    reason: text(),
  },
  (table) => [index('rent_landlord_kyc_waiting').on(table.submittedAt).where(sql`decided_at is null`)],
);

export type LandlordPaperRow = typeof rentLandlordPaper.$inferSelect;
