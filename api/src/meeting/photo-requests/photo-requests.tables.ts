import type { PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * Requests for more photos. A request is open for a limited time and while the number of photos is unchanged, so that
 * no owner has to close it.
 */
export const photoRequest = pgTable(
  'photo_request',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    /** Empty for any room. */
    rooms: jsonb().$type<PhotoRoom[]>().notNull(),
    /** Number of photos at the time of the request. */
    photoCount: smallint('photo_count').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the owner was notified of it. */
    notifiedAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.listingId] }),
    index('photo_request_listing').on(table.listingId),
    index('photo_request_untold').on(table.createdAt),
  ],
);
