import { OTP_PURPOSES } from '@aangan/shared-kit/contracts/identity';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** Attempts to prove a phone or a mailbox: several codes, one valid at a time. Stored for a day. */
export const otpAttempt = pgTable(
  'otp_attempt',
  {
    /** 128 random bits that only the requesting browser knows. */
    id: text().primaryKey(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** The requesting device; the code works on no other. */
    deviceId: text('device_id').notNull(),
    /** The account that was logged in at the request; then the code works for no other account. */
    accountId: text('account_id'),
    /** Number that the code proves, `+919812345678`; null when it proves a mailbox. */
    phone: text(),
    /** Mailbox that the code went to and proves; null when it went to a phone or was not sent. */
    email: text(),
    /** Account that the mailbox belongs to; null without one, which the browser cannot see. */
    mailAccountId: text('mail_account_id'),
    channel: text({ enum: ['SMS', 'VOICE', 'WHATSAPP', 'EMAIL'] }).notNull(),
    /** Keyed digest of the code (`otp-code.ts`). */
    codeDigest: text('code_digest').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    /** Codes sent so far. */
    sends: smallint().notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('otp_attempt_sent').on(table.sentAt), index('otp_attempt_account').on(table.accountId)],
);

/** Recent times of limited actions. They are stored in the database, so that all instances count together. */
export const rateCount = pgTable(
  'rate_count',
  {
    /** Keyed digest of the limit and the phone, address or device: it contains no readable personal data. */
    key: text().primaryKey(),
    hits: at('hits').array().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('rate_count_expiry').on(table.expiresAt)],
);

/** One-time codes to phones by country and hour, to stop codes that nobody uses. */
export const codeTraffic = pgTable(
  'code_traffic',
  {
    /** `IN`, or `*` for all countries without a number of their own. */
    scope: text().notNull(),
    hour: at('hour').notNull(),
    sent: integer().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.hour] })],
);

/** App logins that were used: each is valid once. */
export const usedAppLogin = pgTable('used_app_login', {
  nonce: text().primaryKey(),
  expiresAt: at('expires_at').notNull(),
});

export type OtpAttemptRow = typeof otpAttempt.$inferSelect;
