import type { PostingPhotos, postingPhotoCalls } from '@aangan/shared-kit/contracts/posting-photos';
import { hashDistance, SAME_LOOK_BITS } from '@aangan/shared-kit/domain/photo-hash';
import { PHOTO_ROOMS, ROOMS_OF } from '@aangan/shared-kit/domain/photo-rooms';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { listingPhoto, uploadedPhotosOf, videoOf } from '../../search/listings/public.ts';
import { type DraftRow, givenValues, type OwnDrafts, saveFields } from '../drafts/public.ts';
import { orderPhotos, showPhotos } from './sync-photos.ts';

/** Rooms, captions and cover of uploaded photos. */
export function photoHandlers({
  database,
  now,
  jobs,
  own,
}: CallDeps & { readonly own: OwnDrafts }): CallHandlers<typeof postingPhotoCalls> {
  async function wirePhotos(source: DatabaseOrTransaction, row: DraftRow): Promise<PostingPhotos> {
    const photos = await uploadedPhotosOf(source, row.id);
    const video = await videoOf(source, row.id);
    return {
      photos: photos.map(({ id, room, caption, colour, look }, at) => ({
        ...{ id, room, caption, colour },
        sameAs: photos.slice(0, at).find((earlier) => hashDistance(earlier.look, look) <= SAME_LOOK_BITS)?.id ?? null,
      })),
      rooms: ROOMS_OF[row.category].map((room) => ({
        room,
        label: PHOTO_ROOMS[room].label,
        shown: photos.some((photo) => photo.room === room),
      })),
      video: video && {
        videoId: video.videoId,
        file: `/api/v1/uploads/${video.videoId}/file`,
        poster: video.poster || null,
      },
      noPhotos: givenValues(row.fields).photosLater ?? false,
    };
  }

  return {
    async 'GET /api/v1/property/manage/{propertyId}/photos'({ params }, request) {
      return wirePhotos(database, await own.read(database, request, params.propertyId));
    },

    async 'POST /api/v1/property/manage/{propertyId}/picture-type'({ params, body }, request) {
      return database.transaction(async (transaction) => {
        const held = await own.hold(transaction, request, params.propertyId);
        const changed = await transaction
          .update(listingPhoto)
          .set({ room: body.imageType, caption: body.caption })
          .where(and(eq(listingPhoto.id, body.imageId), eq(listingPhoto.listingId, held.id)))
          .returning({ id: listingPhoto.id });
        if (changed.length === 0) throw callError('no-photo-of-listing');
        await showPhotos(transaction, jobs, held.id);
        return wirePhotos(transaction, held);
      });
    },

    async 'POST /api/v1/property/manage/{propertyId}/display-picture'({ params, body }, request) {
      return database.transaction(async (transaction) => {
        const held = await own.hold(transaction, request, params.propertyId);
        const ids = (await uploadedPhotosOf(transaction, held.id)).map(({ id }) => id);
        if (!ids.includes(body.imageId)) throw callError('no-photo-of-listing');
        await orderPhotos(transaction, jobs, held, [body.imageId, ...ids.filter((id) => id !== body.imageId)]);
        return wirePhotos(transaction, held);
      });
    },

    async 'PUT /api/v1/property/manage/{propertyId}/no-photos'({ params, body }, request) {
      return database.transaction(async (transaction) => {
        const held = await own.hold(transaction, request, params.propertyId);
        const fields = { photosLater: { value: body.noPhotos, typedAt: now() } };
        const { row } = await saveFields(transaction, held, { base: held.version, editor: 'photos', fields }, now());
        return wirePhotos(transaction, row);
      });
    },
  };
}
