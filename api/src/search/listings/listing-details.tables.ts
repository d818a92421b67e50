import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What owners have said beyond the columns that searches read: beds, meals and rules of a PG, kind of place. */
export type ListingDetails = Pick<
  PostingValues,
  'beds' | 'meals' | 'rules' | 'gateCloses' | 'commercialLocality' | 'buildingName'
>;

/** Details of posted listings that only their page shows. */
export const listingDetails = pgTable('listing_details', {
  listingId: text('listing_id').primaryKey(),
  details: jsonb().$type<ListingDetails>().notNull(),
});
