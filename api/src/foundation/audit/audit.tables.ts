import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { SECURITY_EVENTS } from './security-events.ts';

/**
 * What happened to accounts. No names, numbers or addresses: who reads this table learns an opaque account, and that it
 * was the same device or the same corner of the network.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Null while nobody is known: a code asked for by a stranger. */
    accountId: text('account_id'),
    event: text({ enum: SECURITY_EVENTS }).notNull(),
    /** Which of several, in one word: `password`, `SMS`, a session's id. */
    detail: text(),
    /** What people recognise it by: `Chrome on Android`. */
    client: text().notNull(),
    /** SHA-256 of the device's id, 22 characters of it. */
    deviceHash: text('device_hash'),
    /** `203.0.113.0/24` or `2001:db8:1::/48`. */
    addressPrefix: text('address_prefix'),
  },
  (table) => [index('security_event_account').on(table.accountId, table.id), index('security_event_at').on(table.at)],
);
