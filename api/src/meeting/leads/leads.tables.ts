import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { LEAD_KINDS, LEAD_STAGES } from '@aangan/shared-kit/domain/lead-kind';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Requests of people to us or to an owner, with contact details. */
export const lead = pgTable(
  'lead',
  {
    /** Opaque, `lead_…`. */
    id: text().primaryKey(),
    kind: text({ enum: LEAD_KINDS }).notNull(),
    /** Identifies the same request: one lead, however often it is sent. */
    repeatKey: text('repeat_key').notNull(),
    /** Null for a guest. */
    accountId: text('account_id').references(() => account.id),
    /** Owner of the listing; null without a listing. */
    listingId: text('listing_id'),
    name: text(),
    /** `+919812345678`. */
    phone: text(),
    email: text(),
    city: text(),
    /** Further fields of the kind, by their own names. */
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

/**
 * What a person shares about who moves in. Owners see it if the person asked for their number or is interested in their
 * home.
 */
export const tenantDetails = pgTable('tenant_details', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  whoMovesIn: text('who_moves_in').notNull(),
  work: text().notNull(),
  /** `2026-12-01`, or empty. */
  moveIn: text('move_in').notNull(),
  note: text().notNull(),
  updatedAt: at('updated_at').notNull(),
});
