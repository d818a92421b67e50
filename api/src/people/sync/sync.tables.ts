import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idOf } from '../../foundation/database/public.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Devices whose owners have agreed to contact matching; a withdrawal deletes the row. */
export const contactConsent = pgTable('contact_consent', {
  deviceId: text('device_id').primaryKey(),
  agreedAt: at('agreed_at').notNull(),
  /** Time of the last sync, or null before the first. */
  contactsAt: at('contacts_at'),
  friendsAt: at('friends_at'),
});

/** Numbers of a device as keyed hashes; no number and no name is ever stored. */
export const syncedNumber = pgTable(
  'synced_number',
  {
    deviceId: idOf('device_id', () => contactConsent.deviceId, { onDelete: 'cascade' }),
    source: text({ enum: ['contacts', 'friends'] }).notNull(),
    numberHash: text('number_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.source, table.numberHash] })],
);
