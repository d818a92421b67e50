import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** Active sessions. Only a hash of each token is stored, so a reader of this table cannot log in. */
export const session = pgTable(
  'session',
  {
    /** Id of the session in lists; it cannot be used for logging in. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    deviceId: text('device_id'),
    /** A label that people recognise: `Chrome on Android`. */
    client: text().notNull(),
    /**
     * Opened with password and code, for the staff's work. Such a session is short, and valid only while the account
     * has the role.
     */
    staff: boolean().notNull().default(false),
    /** When the account's password was last right in this session, as the first step to a staff session. */
    passwordAt: at('password_at'),
    /** When this staff session passed or set up the second factor. */
    secondFactorAt: at('second_factor_at'),
    createdAt: at('created_at').notNull(),
    /** Updated once an hour; in a staff session once a minute. */
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expiry').on(table.expiresAt)],
);
