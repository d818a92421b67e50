import { PHOTO_ROOM_KEYS } from '@aangan/shared-kit/domain/photo-rooms';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Photos that owners have uploaded for a listing, published or not. `listing.photos` has their ids as well, so that a
 * search reads no second table for listings with pictures of the catalogue.
 */
export const listingPhoto = pgTable(
  'listing_photo',
  {
    /** Id of the upload, and name of its files below `/pictures/`. */
    id: text().primaryKey(),
    listingId: text('listing_id').notNull(),
    /** From 0; the first one is the cover. */
    position: smallint().notNull(),
    /** The room that it shows, as the owner says. */
    room: text({ enum: PHOTO_ROOM_KEYS }),
    caption: text().notNull(),
    colour: text().notNull(),
    /** Perceptual hash. */
    look: text().notNull(),
  },
  // The photos of a listing in order.
  (table) => [index('listing_photo_listing').on(table.listingId, table.position)],
);

export type ListingPhotoRow = typeof listingPhoto.$inferSelect;

/** The video that an owner has uploaded for a listing. */
export const listingVideo = pgTable('listing_video', {
  listingId: text('listing_id').primaryKey(),
  /** Id of the upload. */
  videoId: text('video_id').notNull(),
  /** Address of its first picture; empty without one. */
  poster: text().notNull(),
});
