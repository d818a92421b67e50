import { REPORT_REASONS, REPORT_STATES } from '@aangan/shared-kit/contracts/contacts';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => account.id);

/**
 * Whose each listing is. Apart from `listing`, so that no search can read it, and so that bulk loading stays as it is;
 * listings are loaded without their keys, which is why nothing refers to them.
 */
export const listingOwner = pgTable(
  'listing_owner',
  {
    listingId: text('listing_id').primaryKey(),
    accountId: person('account_id'),
  },
  (table) => [index('listing_owner_account').on(table.accountId)],
);

/**
 * The contact ledger: from `created_at` on each of the two has the other's number. A row is written once for a seeker
 * and a listing; hiding a number does not undo it.
 */
export const contact = pgTable(
  'contact',
  {
    /** Opaque, `con_…`. */
    id: text().primaryKey(),
    seekerId: person('seeker_id'),
    ownerId: person('owner_id'),
    listingId: text('listing_id').notNull(),
    /** Where the seeker came from. */
    attribution: jsonb().$type<LeadAttribution>().notNull(),
    createdAt: at('created_at').notNull(),
    /** Since when the seeker's number is hidden from the owner. */
    seekerHiddenAt: at('seeker_hidden_at'),
    /** Since when the owner's number is hidden from the seeker. */
    ownerHiddenAt: at('owner_hidden_at'),
  },
  (table) => [
    uniqueIndex('contact_seeker_listing').on(table.seekerId, table.listingId),
    index('contact_seeker_newest').on(table.seekerId, table.createdAt.desc()),
    index('contact_owner_newest').on(table.ownerId, table.createdAt.desc()),
    index('contact_listing').on(table.listingId),
  ],
);

export type ContactRow = typeof contact.$inferSelect;

/** Reports on the other person of a contact; one a contact and side. */
export const numberReport = pgTable(
  'number_report',
  {
    /** Opaque, `rep_…`. */
    id: text().primaryKey(),
    contactId: text('contact_id')
      .notNull()
      .references(() => contact.id),
    reporterId: person('reporter_id'),
    reportedId: person('reported_id'),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('received'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('number_report_contact').on(table.contactId, table.reporterId),
    index('number_report_reported').on(table.reportedId, table.state),
  ],
);
