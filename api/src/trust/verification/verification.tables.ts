import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * What people checked of a listing. What machines check is not copied here: it is read from where it is kept
 * (live-evidence.ts), so that a badge cannot outlive what it stands for.
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
    /** What was seen, in a sentence for the public. */
    evidence: jsonb().$type<{ readonly seen: string }>().notNull(),
  },
  (table) => [
    index('verification_listing').on(table.listingId, table.expiresAt),
    check('verification_has_evidence', sql`length(${table.evidence} ->> 'seen') > 0`),
    check('verification_expires', sql`${table.expiresAt} > ${table.checkedAt}`),
  ],
);
