import type { ServiceAddress } from '@aangan/shared-kit/contracts/home-services';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Addresses of people. A booking has a copy of its own. */
export const serviceAddress = pgTable(
  'service_address',
  {
    /** `adr_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    fields: jsonb().$type<Omit<ServiceAddress, 'id' | 'userId' | 'hub'>>().notNull(),
    /** The hub that serves it; null while nobody does. */
    hubId: text('hub_id'),
    /** Since when somebody waits for a hub; null for a served address, and after leaving the waitlist. */
    waitsSince: at('waits_since'),
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    index('service_address_account').on(table.accountId, table.usedAt),
    index('service_address_waits').on(table.waitsSince).where(sql`waits_since is not null`),
  ],
);

export type AddressRow = typeof serviceAddress.$inferSelect;
