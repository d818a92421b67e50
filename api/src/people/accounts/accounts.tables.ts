import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** `staff` may look after releases, content and holds; everybody else is a `member`. */
export const ACCOUNT_ROLES = ['member', 'staff'] as const;

/**
 * People who have signed up. A deleted account keeps its row, without anything personal, because ledger entries and the
 * other side's records name it.
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
    /** Another number of the same person, not for logging in. */
    secondaryPhone: text('secondary_phone'),
    name: text().notNull(),
    /** In lower case; null until given, and once deleted. */
    email: text(),
    emailVerifiedAt: at('email_verified_at'),
    /** argon2id in its encoded form, or null: then the account logs in by OTP alone. */
    passwordHash: text('password_hash'),
    role: text({ enum: ACCOUNT_ROLES }).notNull().default('member'),
    /** Whether WhatsApp may be used; null until the person has said. */
    whatsAppOptIn: boolean('whatsapp_opt_in'),
    nri: boolean().notNull().default(false),
    /** IANA name of where the person lives, `Asia/Kolkata`. */
    timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
    /** Hours of the person's own day in which nobody should call, 0 to 23: from including, to excluding. */
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
