import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Who wants more photos of which listing. A request is open for a while, and as long as the photos are as many as they
 * were: no owner has to close it.
 */
export const photoRequest = pgTable(
  'photo_request',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    listingId: text('listing_id').notNull(),
    /** None for any. */
    rooms: jsonb().$type<PhotoRoom[]>().notNull(),
    /** Photos that the listing had. */
    photoCount: smallint('photo_count').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the owner was told of it. */
    toldAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index('photo_request_listing').on(table.listingId),
    index('photo_request_untold').on(table.createdAt),
  ],
);
