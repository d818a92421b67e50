import { OTP_PURPOSES } from '@aangan/shared-kit/contracts/identity';
import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Attempts to prove that a phone or a mailbox is at hand: one code after the other, one at a time. Kept for a day. */
export const otpAttempt = pgTable(
  'otp_attempt',
  {
    /** 128 random bits that only the browser that asked knows. */
    id: text().primaryKey(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** Device that asked; the code works on no other. */
    deviceId: text('device_id').notNull(),
    /** Who was logged in when it was asked for; then the code works for no other account. */
    accountId: text('account_id'),
    /** Number that the code proves, `+919812345678`; null when it proves a mailbox. */
    phone: text(),
    /** Mailbox that the code went to and proves; null when it went to a phone, or nowhere. */
    email: text(),
    /** Account that the mailbox belongs to; null when there is none, which the browser does not learn. */
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

/** When something limited was done lately, by whom. In the database, so that all instances count together. */
export const rateCount = pgTable(
  'rate_count',
  {
    /** Keyed digest of what is limited and of the phone, address or device: nothing personal can be read here. */
    key: text().primaryKey(),
    hits: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('rate_count_expiry').on(table.expiresAt)],
);

/** Logins handed over by the native app that were used: each counts once. */
export const usedAppLogin = pgTable('used_app_login', {
  nonce: text().primaryKey(),
  expiresAt: at('expires_at').notNull(),
});

export type OtpAttemptRow = typeof otpAttempt.$inferSelect;
