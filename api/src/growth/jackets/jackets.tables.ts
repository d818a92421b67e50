import { JACKET_ACTIONS } from '@aangan/shared-kit/contracts/jackets';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

/**
 * What became of jackets, in order: all that caps and silence follow from. A row is either a person's or, before login,
 * a device's. Both indexes serve one read, all of a visitor's.
 */
export const jacketEvent = pgTable(
  'jacket_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the catalogue, or `all`. */
    jacketId: text('jacket_id').notNull(),
    accountId: text('account_id').references(() => account.id),
    deviceId: text('device_id'),
    action: text({ enum: JACKET_ACTIONS }).notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('jacket_event_account').on(table.accountId), index('jacket_event_device').on(table.deviceId)],
);
