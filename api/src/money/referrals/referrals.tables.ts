import type { ReferralDoubt } from '@aangan/shared-kit/contracts/referrals';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** `joined` waits for the friend's first contact, `held` for staff; the other states are final. */
export const REFERRAL_STATES = ['joined', 'held', 'credited', 'refused'] as const;

/** The code that a person gives to friends, created at the first request. */
export const referralCode = pgTable('referral_code', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  code: text().notNull().unique(),
  createdAt: at('created_at').notNull(),
});

/** Who signed up with whose code. A person can be referred once only. */
export const referral = pgTable(
  'referral',
  {
    id: text().primaryKey(),
    inviterId: idOf('inviter_id', () => account.id),
    friendId: idOf('friend_id', () => account.id),
    state: text({ enum: REFERRAL_STATES }).notNull(),
    /** Evidence for staff; empty when nothing looked wrong. */
    doubts: jsonb().$type<readonly ReferralDoubt[]>().notNull().default([]),
    /** Keyed hash of the friend's number, which stays when the account is deleted; null if the server has no key. */
    friendPhoneHash: text('friend_phone_hash'),
    friendDevice: text('friend_device'),
    /** Network prefix of the friend at sign-up, never the whole address: `203.0.113.0/24`. */
    friendNetwork: text('friend_network'),
    joinedAt: at('joined_at').notNull(),
    /** Time of the friend's first contact. */
    qualifiedAt: at('qualified_at'),
    /** When both sides were credited, or the referral was refused. */
    settledAt: at('settled_at'),
    /** Whether the inviter was credited, or why not; null until settled. */
    inviterPaid: text('inviter_paid', { enum: ['paid', 'over-cap', 'account-gone'] }),
    /** The member of staff who decided, and the reason if one was given. */
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

/**
 * A person's first contact that was stored before their referral, because events may arrive in any order. Only accounts
 * young enough to qualify have one.
 */
export const earlyContact = pgTable('early_contact', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  at: at('at').notNull(),
});
