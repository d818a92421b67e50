import {
  LISTING_REPORT_OUTCOMES,
  LISTING_REPORT_REASON_KEYS,
  LISTING_REPORT_STATES,
  type ListingReportOutcome,
  type ListingReportState,
} from '@aangan/shared-kit/domain/listing-report-reason';
import { sql } from 'drizzle-orm';
import { index, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, string>>) => Object.keys(table) as [Key, ...Key[]];

/** Reports on listings, one per person and listing. */
export const listingReport = pgTable(
  'listing_report',
  {
    /** Opaque, `lrp_…`. */
    id: text().primaryKey(),
    listingId: text('listing_id').notNull(),
    reporterId: idOf('reporter_id', () => account.id),
    reason: text({ enum: LISTING_REPORT_REASON_KEYS }).notNull(),
    /** Null once its author's account is deleted. */
    words: text(),
    /** Its weight towards pausing the listing. */
    weight: real().notNull(),
    state: text({ enum: keysOf<ListingReportState>(LISTING_REPORT_STATES) })
      .notNull()
      .default('received'),
    /** The outcome; while null, the report counts. */
    outcome: text({ enum: keysOf<ListingReportOutcome>(LISTING_REPORT_OUTCOMES) }),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('listing_report_once').on(table.listingId, table.reporterId),
    index('listing_report_reporter').on(table.reporterId, table.createdAt.desc()),
    index('listing_report_waiting').on(table.createdAt).where(sql`${table.outcome} is null`),
  ],
);

export type ListingReportRow = typeof listingReport.$inferSelect;

/** Owners who answered that a home reported as gone is still available; once per listing. */
export const listingReportAnswer = pgTable('listing_report_answer', {
  listingId: text('listing_id').primaryKey(),
  ownerId: idOf('owner_id', () => account.id),
  answeredAt: at('answered_at').notNull(),
});
