import { JACKET_ACTIONS } from '@aangan/shared-kit/contracts/jackets';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * Jacket events in order; caps and silencing are derived from them. A row belongs to a person or, before login, to a
 * device. Both indexes serve one query: all rows of a visitor.
 */
export const jacketEvent = pgTable(
  'jacket_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Id in the catalogue, or `all`. */
    jacketId: text('jacket_id').notNull(),
    accountId: text('account_id').references(() => account.id),
    deviceId: text('device_id'),
    action: text({ enum: JACKET_ACTIONS }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('jacket_event_account').on(table.accountId), index('jacket_event_device').on(table.deviceId)],
);
