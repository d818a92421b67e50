import { PHOTO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';
import { SAME_LOOK_BITS } from '@aangan/shared-kit/domain/photo-hash';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { ChangedUploads } from '../../foundation/module/public.ts';
import { orderUploads } from '../../foundation/uploads/public.ts';
import {
  listing,
  listingPhoto,
  listingVideo,
  noteListingChange,
  photoToken,
  uploadedPhotosOf,
} from '../../search/listings/public.ts';
import { checkAgain, photoLook } from '../../trust/listing-checks/public.ts';
import { sendToChecks } from '../publishing/public.ts';

/** Makes the photos of a draft or listing those that its owner has uploaded, in their order. */
export async function syncPhotos(
  transaction: Transaction,
  { subject: listingId, files, jobs }: ChangedUploads,
): Promise<void> {
  const pictures = files.filter(({ look }) => look !== null);
  const ids = pictures.map(({ id }) => id);
  await transaction
    .delete(listingPhoto)
    .where(and(eq(listingPhoto.listingId, listingId), ids.length > 0 ? notInArray(listingPhoto.id, ids) : undefined));
  for (const [position, { id, colour, look }] of pictures.entries()) {
    const row = { id, listingId, position, room: null, caption: '', colour: colour ?? '#cccccc', look: look ?? '' };
    await transaction
      .insert(listingPhoto)
      .values(row)
      .onConflictDoUpdate({ target: listingPhoto.id, set: { position } });
    await noteLook(transaction, id, row.look);
  }
  await showPhotos(transaction, jobs, listingId);
}

/** Puts the photos into this order, here and in the list of uploads. */
export async function orderPhotos(
  transaction: Transaction,
  jobs: Pick<Jobs, 'send'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  ids: readonly string[],
): Promise<void> {
  await orderUploads(transaction, { accountId, kind: PHOTO_UPLOAD, subject: id }, ids);
  for (const [position, photo] of ids.entries()) {
    await transaction.update(listingPhoto).set({ position }).where(eq(listingPhoto.id, photo));
  }
  await showPhotos(transaction, jobs, id);
}

/** Shows the photos on a listing that exists already, and checks it again at once. */
export async function showPhotos(transaction: Transaction, jobs: Pick<Jobs, 'send'>, listingId: string): Promise<void> {
  const photos = await uploadedPhotosOf(transaction, listingId);
  const [changed] = await transaction
    .update(listing)
    .set({ photos: photos.map(photoToken).join(','), photoCount: photos.length })
    .where(eq(listing.id, listingId))
    .returning({ city: listing.city, category: listing.category });
  if (!changed) return;
  await checkAgain(transaction, listingId);
  await noteListingChange(transaction, changed);
  await sendToChecks(transaction, jobs, { city: changed.city, listingId });
}

/** Saves how a photo looks, and the first photo that looks the same. */
async function noteLook(transaction: Transaction, id: string, hash: string): Promise<void> {
  const { rows } = await transaction.execute<{ look: string }>(sql`
    select photo_id look from ${photoLook}
    where photo_id = look and photo_id <> ${id}
      and bit_count(('x' || hash)::bit(64) # ('x' || ${hash}::text)::bit(64)) <= ${SAME_LOOK_BITS}
    order by photo_id limit 1`);
  await transaction
    .insert(photoLook)
    .values({ photoId: id, hash, look: rows[0]?.look ?? id })
    .onConflictDoNothing();
}

/** Makes the video of a draft or listing the one that its owner has uploaded. */
export async function syncVideo(
  transaction: Transaction,
  { subject: listingId, files }: Pick<ChangedUploads, 'subject' | 'files'>,
): Promise<void> {
  const [video] = files;
  if (!video) {
    await transaction.delete(listingVideo).where(eq(listingVideo.listingId, listingId));
    return;
  }
  const poster = video.poster ? `/api/v1/uploads/${video.id}/${video.digest}-poster.jpg` : '';
  const row = { listingId, videoId: video.id, poster };
  await transaction.insert(listingVideo).values(row).onConflictDoUpdate({ target: listingVideo.listingId, set: row });
}
