import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type ListingPhotoRow, listingPhoto, listingVideo } from './listing-photo.tables.ts';

/** Photos that the owner has uploaded, in order. */
export function uploadedPhotosOf(database: DatabaseOrTransaction, listingId: string): Promise<ListingPhotoRow[]> {
  return database
    .select()
    .from(listingPhoto)
    .where(eq(listingPhoto.listingId, listingId))
    .orderBy(asc(listingPhoto.position), asc(listingPhoto.id));
}

/** The video that the owner has uploaded, or null. */
export async function videoOf(database: DatabaseOrTransaction, listingId: string) {
  const [found] = await database.select().from(listingVideo).where(eq(listingVideo.listingId, listingId));
  return found ?? null;
}
