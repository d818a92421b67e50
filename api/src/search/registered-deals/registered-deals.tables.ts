import { DEAL_KINDS } from '@aangan/shared-kit/contracts/registered-deals';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf } from '../../foundation/database/public.ts';
import { place } from '../../places/public.ts';

/**
 * Deals as a register of agreements publishes them. `registered_deal_locality` and `registered_deal_society`: a page of
 * one place and kind, newest first, without a sort.
 */
export const registeredDeal = pgTable(
  'registered_deal',
  {
    id: text().primaryKey(),
    localityId: idOf('locality_id', () => place.id),
    societyId: text('society_id').references(() => place.id),
    kind: text({ enum: DEAL_KINDS }).notNull(),
    bhk: text(),
    /** Built-up, sq ft. */
    area: integer().notNull(),
    floor: smallint(),
    /** ₹ a month, or ₹ for a sale. */
    price: integer().notNull(),
    registeredOn: date('registered_on').notNull(),
  },
  (table) => [
    index('registered_deal_locality').on(table.localityId, table.kind, table.registeredOn, table.id),
    index('registered_deal_society').on(table.societyId, table.kind, table.registeredOn, table.id),
  ],
);

/** Deals unlocked on a day in India, by digest of a person or a device. Stored for a day or two. */
export const dealUnlock = pgTable(
  'deal_unlock',
  {
    viewer: text().notNull(),
    day: date().notNull(),
    dealId: text('deal_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.day, table.dealId] })],
);
