import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/**
 * Checks of a listing by people. Automatic checks are not copied here: they are read from their own records
 * (live-evidence.ts), so that a badge cannot outlive its evidence.
 */
export const verification = pgTable(
  'verification',
  {
    /** Opaque, `ver_…`. */
    id: text().primaryKey(),
    listingId: text('listing_id').notNull(),
    kind: text({ enum: ['VISIT', 'PAPERS'] }).notNull(),
    checkedAt: at('checked_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** The finding, in a sentence for the public. */
    evidence: jsonb().$type<{ readonly seen: string }>().notNull(),
  },
  (table) => [
    index('verification_listing').on(table.listingId, table.expiresAt),
    check('verification_has_evidence', sql`length(${table.evidence} ->> 'seen') > 0`),
    check('verification_expires', sql`${table.expiresAt} > ${table.checkedAt}`),
  ],
);
