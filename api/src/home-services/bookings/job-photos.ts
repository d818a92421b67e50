import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../foundation/database/public.ts';
import type { ChangedUploads, UploadKind } from '../../foundation/module/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { ownBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import { type BookingPhoto, serviceBooking, servicePartner } from './bookings.tables.ts';
import { NOT_POSSIBLE } from './move-booking.ts';

export const JOB_PHOTO = 'job-photo';
export const DAMAGE_PHOTO = 'damage-photo';

const bookingId = z.string().regex(/^bkg_[\w-]{20}$/);
/** `bkg_…/before`: what a photo of the work shows. */
const jobSubject = z.tuple([bookingId, z.enum(['before', 'after'])]);

const PHOTO: Pick<UploadKind, 'content' | 'types' | 'maximumBytes' | 'readers'> = {
  content: 'picture',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maximumBytes: 15 * 1024 * 1024,
  readers: 'owner',
};

/** Photos of the work, before and after. The professional takes them; the customer sees them as well. */
export const jobPhotoUpload: UploadKind = {
  ...PHOTO,
  maximumCount: 6,

  async admit(database, { accountId, subject }) {
    const [row] = await database
      .select({ id: serviceBooking.id })
      .from(serviceBooking)
      .innerJoin(servicePartner, eq(servicePartner.id, serviceBooking.partnerId))
      .where(
        and(
          eq(serviceBooking.id, ofJob(subject).id),
          eq(servicePartner.accountId, accountId),
          inArray(serviceBooking.state, ['assigned', 'on_the_way', 'started']),
        ),
      );
    if (!row) throw notFound(BOOKING_WORDS.noJob);
  },

  async mayRead(database, accountId, { subject }) {
    const own = and(eq(serviceBooking.id, ofJob(subject).id), eq(serviceBooking.accountId, accountId));
    return (await database.$count(serviceBooking, own)) > 0;
  },

  changed: (transaction, { subject, files }) => showPhotos(transaction, ofJob(subject), files),
};

/** Photos of damage, by the customer of finished work. */
export const damagePhotoUpload: UploadKind = {
  ...PHOTO,
  maximumCount: 10,

  async admit(database, { accountId, subject }) {
    // The deadline is that of the complaint, without which photos change nothing.
    const { state } = await ownBooking(database, accountId, idOf(subject));
    if (state !== 'done' && state !== 'complained') throw new CallError(409, NOT_POSSIBLE);
  },

  changed: (transaction, { subject, files }) => showPhotos(transaction, { id: idOf(subject), shows: 'damage' }, files),
};

interface Shown {
  readonly id: string;
  readonly shows: BookingPhoto['shows'];
}

/** Stores which photos show something of a booking. */
async function showPhotos(
  transaction: Transaction,
  { id, shows }: Shown,
  files: ChangedUploads['files'],
): Promise<void> {
  const isBooking = eq(serviceBooking.id, id);
  const [row] = await transaction
    .select({ photos: serviceBooking.photos })
    .from(serviceBooking)
    .where(isBooking)
    .for('update');
  if (!row) return;
  const others = row.photos.filter((photo) => photo.shows !== shows);
  const photos = [...others, ...files.map((file) => ({ shows, id: file.id, digest: file.digest }))];
  await transaction.update(serviceBooking).set({ photos }).where(isBooking);
}

function ofJob(subject: string): Shown {
  const { success, data } = jobSubject.safeParse(subject.split('/'));
  if (!success) throw notFound(BOOKING_WORDS.noJob);
  const [id, shows] = data;
  return { id, shows };
}

function idOf(subject: string): string {
  const { success, data } = bookingId.safeParse(subject);
  if (!success) throw notFound(BOOKING_WORDS.noJob);
  return data;
}
