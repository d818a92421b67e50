import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** `joined` waits for the friend's first contact, `held` for staff; the rest are final. */
export const REFERRAL_STATES = ['joined', 'held', 'credited', 'refused'] as const;

/** What made a referral look like one person on both sides, or like a row of made-up people. */
export const REFERRAL_DOUBTS = ['same-phone', 'second-number', 'same-device', 'phone-seen-before', 'burst'] as const;

export type ReferralDoubt = (typeof REFERRAL_DOUBTS)[number];

/** The code that a person gives to friends; made when it is first asked for. */
export const referralCode = pgTable('referral_code', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  code: text().notNull().unique(),
  createdAt: at('created_at').notNull(),
});

/** Who came through whose code. A person can be a friend once, whatever happens later. */
export const referral = pgTable(
  'referral',
  {
    id: text().primaryKey(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => account.id),
    friendId: text('friend_id')
      .notNull()
      .references(() => account.id),
    state: text({ enum: REFERRAL_STATES }).notNull(),
    /** Evidence for staff; empty where nothing looked wrong. */
    doubts: jsonb().$type<readonly ReferralDoubt[]>().notNull().default([]),
    /** Keyed hash of the friend's number, which stays when the account is deleted; null where the server has no key. */
    friendPhoneHash: text('friend_phone_hash'),
    friendDevice: text('friend_device'),
    /** The network the friend joined from, never the whole address: `203.0.113.0/24`. */
    friendNetwork: text('friend_network'),
    joinedAt: at('joined_at').notNull(),
    /** The friend's first contact. */
    qualifiedAt: at('qualified_at'),
    /** When both sides had their credit, or it was refused. */
    settledAt: at('settled_at'),
    /** Whether the inviter had the credit, and why not; null until settled. */
    inviterPaid: text('inviter_paid', { enum: ['paid', 'over-cap', 'account-gone'] }),
    /** Who of the staff decided, and why. */
    decidedBy: text('decided_by'),
    decision: text(),
  },
  (table) => [
    uniqueIndex('referral_friend').on(table.friendId),
    index('referral_inviter').on(table.inviterId, table.joinedAt),
    index('referral_held').on(table.joinedAt).where(sql`state = 'held'`),
    index('referral_phone_hash').on(table.friendPhoneHash),
  ],
);

export type ReferralRow = typeof referral.$inferSelect;
