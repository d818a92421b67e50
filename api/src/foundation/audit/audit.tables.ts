import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../database/public.ts';
import { SECURITY_EVENTS } from './security-events.ts';

/**
 * Security events of accounts. The table holds no names, numbers or addresses. A reader sees an opaque account id, and
 * whether two events share a device or a network prefix.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    /** Null while the person is unknown, for example when a stranger requests a code. */
    accountId: text('account_id'),
    event: text({ enum: SECURITY_EVENTS }).notNull(),
    /** The variant, in one word: `password`, `SMS`, a session's id. */
    detail: text(),
    /** A label that people recognise: `Chrome on Android`. */
    client: text().notNull(),
    /** The first 22 characters of the SHA-256 of the device's id. */
    deviceHash: text('device_hash'),
    /** `203.0.113.0/24` or `2001:db8:1::/48`. */
    addressPrefix: text('address_prefix'),
  },
  (table) => [
    index('security_event_account').on(table.accountId, table.id),
    index('security_event_at').on(table.at),
    index('security_event_login_device').on(table.deviceHash, table.accountId).where(sql`event = 'login'`),
    index('security_event_login_network').on(table.addressPrefix, table.at).where(sql`event = 'login'`),
  ],
);
