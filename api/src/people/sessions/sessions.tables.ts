import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Logins that hold. Only a hash of each token is kept: who reads this table can be nobody. */
export const session = pgTable(
  'session',
  {
    /** Names the session in lists; of no use for logging in. */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    deviceId: text('device_id'),
    /** What people recognise it by: `Chrome on Android`. */
    client: text().notNull(),
    /** Opened with password and code, for the staff's work; short, and of use only while the account has the role. */
    staff: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
    /** To the hour; of a staff session to the minute. */
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expiry').on(table.expiresAt)],
);
