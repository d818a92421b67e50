import { REPORT_REASONS, REPORT_STATES } from '@aangan/shared-kit/contracts/contacts';
import { CLAIM_REASONS, RETURN_REASONS } from '@aangan/shared-kit/domain/contact-claim';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { boughtPlan } from '../../money/entitlements/public.ts';
import { account } from '../../people/accounts/public.ts';

/** The plan that contacts are charged to; null for free contacts. */
const planId = () => text('plan_id').references(() => boughtPlan.id);

/**
 * The contact ledger: from `created_at` on each of the two has the other's number. There is one row per seeker and
 * listing; hiding a number does not delete it.
 */
export const contact = pgTable(
  'contact',
  {
    /** Opaque, `con_…`. */
    id: text().primaryKey(),
    seekerId: idOf('seeker_id', () => account.id),
    ownerId: idOf('owner_id', () => account.id),
    listingId: text('listing_id').notNull(),
    /** Attribution: where the seeker came from. */
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

/** Reports on the other person of a contact; one per contact and side. */
export const numberReport = pgTable(
  'number_report',
  {
    /** Opaque, `rep_…`. */
    id: text().primaryKey(),
    contactId: idOf('contact_id', () => contact.id),
    reporterId: idOf('reporter_id', () => account.id),
    reportedId: idOf('reported_id', () => account.id),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('received'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('number_report_contact').on(table.contactId, table.reporterId),
    index('number_report_reported').on(table.reportedId, table.state),
    index('number_report_reporter').on(table.reporterId, table.state),
  ],
);

/** A person's settings and statements about contacts. */
export const contactPreference = pgTable('contact_preference', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  /** Whether the owner decides before anybody gets the number. */
  askFirst: boolean('ask_first').notNull().default(false),
  /** When they declared to be no broker, after their listings looked like a broker's. */
  deniesBrokerAt: at('denies_broker_at'),
});

/**
 * Requests for numbers that their owner decides, with the outcome. An open request counts as a contact of the seeker,
 * so that the owner's yes never exceeds the limit.
 */
export const contactRequest = pgTable(
  'contact_request',
  {
    /** Opaque, `crq_…`. */
    id: text().primaryKey(),
    seekerId: idOf('seeker_id', () => account.id),
    ownerId: idOf('owner_id', () => account.id),
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

/** Seekers' claims that a contact did not work, and the owner's answers. */
export const contactClaim = pgTable(
  'contact_claim',
  {
    contactId: idOf('contact_id', () => contact.id).primaryKey(),
    reason: text({ enum: CLAIM_REASONS }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Whether the owner agreed; null without an answer. */
    ownerAgrees: boolean('owner_agrees'),
    answeredAt: at('answered_at'),
  },
  (table) => [index('contact_claim_open').on(table.createdAt).where(sql`owner_agrees is not false`)],
);

export type ContactClaimRow = typeof contactClaim.$inferSelect;

/** Returned contacts. The key is the contact, so none is returned twice. */
export const contactReturn = pgTable('contact_return', {
  contactId: idOf('contact_id', () => contact.id).primaryKey(),
  reason: text({ enum: RETURN_REASONS }).notNull(),
  at: at('at').notNull(),
});
