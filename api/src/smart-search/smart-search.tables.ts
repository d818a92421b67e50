import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import {
  HOME_ANSWERS,
  type ProductFeedbackReason,
  type RejectionReason,
  SESSION_SOURCES,
} from '@aangan/shared-kit/domain/smart-search/session-options';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, idOf } from '../foundation/database/public.ts';
import { account } from '../people/accounts/public.ts';

/** The account's id, or a digest of the device's; see `row-holder.ts` of sessions. */
const holder = () => text().notNull();
/** Null for a device without a login. */
const accountId = () => text('account_id').references(() => account.id);

/** Sessions of smart search. The words that were typed are not stored. `smart_session_changed`: the clean-up. */
export const smartSession = pgTable(
  'smart_session',
  {
    /** `sms_…` */
    id: text().primaryKey(),
    holder: holder(),
    accountId: accountId(),
    /** The holder that it began with, and the press that began it. */
    origin: text().notNull(),
    attempt: text().notNull(),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    city: text().notNull(),
    /** All that is wanted, without the spans of the text. */
    slots: jsonb().$type<readonly Slot[]>().notNull(),
    source: text({ enum: SESSION_SOURCES }).notNull(),
    /** How often filters were applied, from 1. */
    round: integer().notNull(),
    /** The press that applied them last. */
    roundAttempt: text('round_attempt'),
    /** Homes that fitted when filters were last applied, without those answered before. */
    totalCount: integer('total_count').notNull(),
    /** The last round whose prompt about rejected homes was answered; 0 for none. */
    promptedRound: integer('prompted_round').notNull(),
    /** Learnt statements that the person has taken back. */
    unlearnt: jsonb().$type<readonly string[]>().notNull(),
    /** Random; leads here from messages. */
    trackId: text('track_id').unique(),
    trackSource: text('track_source', { enum: SESSION_SOURCES }),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    unique('smart_session_attempt').on(table.origin, table.attempt),
    index('smart_session_holder').on(table.holder, table.changedAt.desc()),
    index('smart_session_account').on(table.accountId),
    index('smart_session_changed').on(table.changedAt),
  ],
);

export type SmartSessionRow = typeof smartSession.$inferSelect;

const sessionId = () => idOf('session_id', () => smartSession.id, { onDelete: 'cascade' });

/** Answers to homes, one a session and home. */
export const smartInteraction = pgTable(
  'smart_interaction',
  {
    sessionId: sessionId(),
    listingId: text('listing_id').notNull(),
    accountId: accountId(),
    answer: text({ enum: HOME_ANSWERS }).notNull(),
    reasons: jsonb().$type<readonly RejectionReason[]>().notNull(),
    /** Of the session when it was answered. */
    round: integer().notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.listingId] }),
    index('smart_interaction_account').on(table.accountId),
  ],
);

export type SmartInteractionRow = typeof smartInteraction.$inferSelect;

/** Links to a session for partners. */
export const smartShare = pgTable(
  'smart_share',
  {
    /** `shr_…` */
    id: text().primaryKey(),
    sessionId: sessionId(),
    accountId: accountId(),
    attempt: text().notNull(),
    tokenDigest: text('token_digest').notNull().unique(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    unique('smart_share_attempt').on(table.sessionId, table.attempt),
    index('smart_share_account').on(table.accountId),
  ],
);

/** Votes of a link on homes. Who votes is not stored. */
export const smartVote = pgTable(
  'smart_vote',
  {
    shareId: idOf('share_id', () => smartShare.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').notNull(),
    vote: text({ enum: ['UP', 'DOWN'] }).notNull(),
    votedAt: at('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.listingId] })],
);

/** One person's commute of a saved pair. */
export interface CommutePerson {
  readonly to: string;
  readonly mode: 'transit' | 'car' | 'two_wheeler' | 'walk';
  readonly minutes: number;
}

/** Saved commutes, one row a city and kind of home. */
export const smartCommute = pgTable(
  'smart_commute',
  {
    /** `com_…` */
    id: text().primaryKey(),
    holder: holder(),
    accountId: accountId(),
    city: text().notNull(),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    people: jsonb().$type<readonly CommutePerson[]>().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    unique('smart_commute_holder').on(table.holder, table.city, table.category),
    index('smart_commute_account').on(table.accountId),
    index('smart_commute_changed').on(table.changedAt),
  ],
);

export type SmartCommuteRow = typeof smartCommute.$inferSelect;

/** What a visitor thinks of smart search, and whether the guidance was closed. */
export const smartVisitor = pgTable(
  'smart_visitor',
  {
    holder: holder().primaryKey(),
    accountId: accountId(),
    guidanceFlag: boolean('guidance_flag').notNull(),
    /** 1 to 5; null without feedback. */
    rating: smallint(),
    reasons: jsonb().$type<readonly ProductFeedbackReason[]>().notNull(),
    words: text().notNull(),
    ratedAt: at('rated_at'),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [index('smart_visitor_account').on(table.accountId), index('smart_visitor_changed').on(table.changedAt)],
);

export type SmartVisitorRow = typeof smartVisitor.$inferSelect;
