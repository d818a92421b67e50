import { REPORT_REASONS, REPORT_STATES } from '@aangan/shared-kit/contracts/contacts';
import { CLAIM_REASONS, RETURN_REASONS } from '@aangan/shared-kit/domain/contact-claim';
import { CONTACT_PLANS } from '@aangan/shared-kit/domain/contact-plan';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

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

/** Contacts that somebody has by a plan, between two moments; without a row in force the free ones count. */
export const contactPlan = pgTable(
  'contact_plan',
  {
    /** Opaque, `cpl_…`. */
    id: text().primaryKey(),
    accountId: person('account_id'),
    plan: text({ enum: CONTACT_PLANS }).notNull(),
    contacts: integer().notNull(),
    from: at('from').notNull(),
    /** Excluding. */
    to: at('to').notNull(),
  },
  (table) => [index('contact_plan_account').on(table.accountId, table.to)],
);

export type ContactPlanRow = typeof contactPlan.$inferSelect;

/** The plan whose contacts one counts among; null for the free ones. */
const planId = () => text('plan_id').references(() => contactPlan.id);

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
    planId: planId(),
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

/** What a person has said about contacts. */
export const contactPreference = pgTable('contact_preference', {
  accountId: person('account_id').primaryKey(),
  /** Asked before anybody gets the number. */
  askFirst: boolean('ask_first').notNull().default(false),
  /** When they said to be no broker, asked because their listings looked like one's. */
  deniesBrokerAt: at('denies_broker_at'),
});

/**
 * Numbers asked for that their owner has yet to allow, and what became of it. While it waits it counts as a contact of
 * the seeker's, so that the owner's yes can always be kept.
 */
export const contactRequest = pgTable(
  'contact_request',
  {
    /** Opaque, `crq_…`. */
    id: text().primaryKey(),
    seekerId: person('seeker_id'),
    ownerId: person('owner_id'),
    listingId: text('listing_id').notNull(),
    attribution: jsonb().$type<LeadAttribution>().notNull(),
    planId: planId(),
    createdAt: at('created_at').notNull(),
    state: text({ enum: ['waiting', 'allowed', 'declined', 'lapsed'] })
      .notNull()
      .default('waiting'),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('contact_request_seeker_listing').on(table.seekerId, table.listingId),
    index('contact_request_owner').on(table.ownerId, table.createdAt.desc()),
    index('contact_request_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
  ],
);

export type ContactRequestRow = typeof contactRequest.$inferSelect;

/** What a seeker says of a contact that led nowhere, and what its owner answers. */
export const contactClaim = pgTable(
  'contact_claim',
  {
    contactId: text('contact_id')
      .primaryKey()
      .references(() => contact.id),
    reason: text({ enum: CLAIM_REASONS }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Whether the owner agreed; null while there is no answer. */
    ownerAgrees: boolean('owner_agrees'),
    answeredAt: at('answered_at'),
  },
  (table) => [index('contact_claim_open').on(table.createdAt).where(sql`owner_agrees is not false`)],
);

export type ContactClaimRow = typeof contactClaim.$inferSelect;

/** Contacts that no longer count. The key is the contact: none is given back twice. */
export const contactReturn = pgTable('contact_return', {
  contactId: text('contact_id')
    .primaryKey()
    .references(() => contact.id),
  reason: text({ enum: RETURN_REASONS }).notNull(),
  at: at('at').notNull(),
});
