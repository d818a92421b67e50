import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../../foundation/files/public.ts';
import { callError, sendPicture } from '../../foundation/server/public.ts';
import { renditionKey } from '../../foundation/uploads/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { serviceBooking } from './bookings.tables.ts';

const params = z.object({ bookingId: z.string().max(60), photoId: z.string().max(60) });

/** Where staff see a photo of a booking. */
export function staffPhotoPath(bookingId: string, photoId: string): string {
  return `/api/v1/staff/bookings/${bookingId}/photos/${photoId}`;
}

/** Returns photos of bookings to staff who settle complaints. */
export function staffPhotos(app: FastifyInstance, files: FileStore, { database, sessions }: CallDeps): void {
  const url = staffPhotoPath(':bookingId', ':photoId');
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    await sessions.staff(request, 'services');
    const { success, data } = params.safeParse(request.params);
    if (!success) throw callError('no-photo');
    const [row] = await database.select().from(serviceBooking).where(eq(serviceBooking.id, data.bookingId));
    const isOfBooking = row?.photos.some(({ id }) => id === data.photoId) ?? false;
    const bytes = isOfBooking ? await files.get(renditionKey(data.photoId, 1280, 'webp')) : undefined;
    if (!bytes) throw callError('no-photo');
    return sendPicture(reply, bytes);
  });
}
