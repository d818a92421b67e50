import { STAFF_ROLES } from '@aangan/shared-kit/domain/staff-role';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** `staff` may manage releases, content and holds; everybody else is a `member`. */
export const ACCOUNT_ROLES = ['member', 'staff'] as const;

/**
 * People who have signed up. A deleted account keeps its row, without personal data, because ledger entries and other
 * people's records refer to it.
 */
export const account = pgTable(
  'account',
  {
    /** Opaque: `newAccountId()`. */
    id: text().primaryKey(),
    /** Country code and number, digits with a leading plus, `+919812345678`; null once deleted. */
    phone: text(),
    /** ISO country of the number, `IN`. */
    phoneCountry: text('phone_country').notNull(),
    /** A second number of the same person, not for logging in. */
    secondaryPhone: text('secondary_phone'),
    name: text().notNull(),
    /** In lower case; null until given, and after deletion. */
    email: text(),
    emailVerifiedAt: at('email_verified_at'),
    /** Encoded argon2id hash, or null: then the account logs in by OTP only. */
    passwordHash: text('password_hash'),
    role: text({ enum: ACCOUNT_ROLES }).notNull().default('member'),
    /** What an account with the role `staff` may decide. */
    staffRoles: text('staff_roles', { enum: STAFF_ROLES }).array().notNull().default([]),
    /** Whether WhatsApp may be used; null until the person has answered. */
    whatsAppOptIn: boolean('whatsapp_opt_in'),
    nri: boolean().notNull().default(false),
    /** IANA time zone of the person's home, `Asia/Kolkata`. */
    timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
    /** Quiet hours in the person's own time zone, 0 to 23: from (included) to (excluded). */
    quietFrom: smallint('quiet_from').notNull().default(21),
    quietTo: smallint('quiet_to').notNull().default(8),
    vipUntil: at('vip_until'),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (table) => [
    uniqueIndex('account_phone').on(table.phone),
    uniqueIndex('account_email').on(table.email).where(sql`email_verified_at is not null`),
    index('account_role').on(table.role).where(sql`role = 'staff'`),
  ],
);

export type AccountRow = typeof account.$inferSelect;
