import { DISPUTE_KINDS, DISPUTE_STATES } from '@aangan/shared-kit/domain/rent/disputes';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { rentLandlord } from '../landlords/public.ts';
import { rentDue } from '../payments/public.ts';

/**
 * Payments that landlords have reported. `rent_dispute_open`: a payment has one open report, and staff read the open
 * ones. `rent_dispute_landlord`: the reports of a landlord's page.
 */
export const rentDispute = pgTable(
  'rent_dispute',
  {
    /** `dsp_…`. */
    id: text().primaryKey(),
    landlordId: idOf('landlord_id', () => rentLandlord.id, { onDelete: 'cascade' }),
    dueId: idOf('due_id', () => rentDue.id),
    kind: text({ enum: DISPUTE_KINDS }).notNull(),
    /** What the landlord wrote. */
    text: text().notNull(),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    createdAt: at('created_at').notNull(),
    /** What staff answered, and when. */
    answer: text(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('rent_dispute_open').on(table.dueId).where(sql`state = 'open'`),
    index('rent_dispute_landlord').on(table.landlordId, table.createdAt),
  ],
);

export type DisputeRow = typeof rentDispute.$inferSelect;
