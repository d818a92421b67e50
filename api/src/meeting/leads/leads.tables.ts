import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { LEAD_KINDS, LEAD_STAGES } from '@aangan/shared-kit/domain/lead-kind';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What somebody wants of us or of an owner, with a way to reach them. */
export const lead = pgTable(
  'lead',
  {
    /** Opaque, `lead_…`. */
    id: text().primaryKey(),
    kind: text({ enum: LEAD_KINDS }).notNull(),
    /** What the same request says again: one lead, however often it is sent. */
    repeatKey: text('repeat_key').notNull(),
    /** Null for who has not logged in. */
    accountId: text('account_id').references(() => account.id),
    /** Of whose listing it is; null where it is of none. */
    listingId: text('listing_id'),
    name: text(),
    /** `+919812345678`. */
    phone: text(),
    email: text(),
    city: text(),
    /** What else the kind asks for, by its own names. */
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    attribution: jsonb().$type<LeadAttribution>().notNull(),
    stage: text({ enum: LEAD_STAGES }).notNull().default('NEW'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lead_repeat').on(table.kind, table.repeatKey),
    index('lead_account').on(table.accountId),
    index('lead_listing').on(table.listingId, table.createdAt.desc()),
    index('lead_created').on(table.createdAt),
  ],
);

export type LeadRow = typeof lead.$inferSelect;

/** What a person tells owners about who moves in; shown to owners whose number they have asked for, or whose home interests them. */
export const tenantDetails = pgTable('tenant_details', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  whoMovesIn: text('who_moves_in').notNull(),
  work: text().notNull(),
  /** `2026-12-01`, or empty. */
  moveIn: text('move_in').notNull(),
  note: text().notNull(),
  updatedAt: at('updated_at').notNull(),
});
