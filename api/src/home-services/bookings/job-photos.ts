import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { UploadKind } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { serviceBooking, servicePartner } from './bookings.tables.ts';

export const JOB_PHOTO = 'job-photo';

/** `bkg_…/before`: what a photo shows. */
const subjects = z.templateLiteral([z.string().regex(/^bkg_[\w-]{20}$/), '/', z.enum(['before', 'after'])]);

/** Photos of the work, before and after. The professional takes them; the customer sees them as well. */
export const jobPhotoUpload: UploadKind = {
  content: 'picture',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maximumBytes: 15 * 1024 * 1024,
  maximumCount: 6,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    const [row] = await database
      .select({ id: serviceBooking.id })
      .from(serviceBooking)
      .innerJoin(servicePartner, eq(servicePartner.id, serviceBooking.partnerId))
      .where(
        and(
          eq(serviceBooking.id, bookingOf(subject)),
          eq(servicePartner.accountId, accountId),
          inArray(serviceBooking.state, ['assigned', 'on_the_way', 'started']),
        ),
      );
    if (!row) throw notFound('There is no such job.');
  },

  mayRead: (database, accountId, { subject }) => isCustomer(database, accountId, bookingOf(subject)),
};

async function isCustomer(database: DatabaseOrTransaction, accountId: string, bookingId: string): Promise<boolean> {
  const own = and(eq(serviceBooking.id, bookingId), eq(serviceBooking.accountId, accountId));
  return (await database.select({ id: serviceBooking.id }).from(serviceBooking).where(own)).length > 0;
}

function bookingOf(subject: string): string {
  const { success, data } = subjects.safeParse(subject);
  if (!success) throw notFound('There is no such job.');
  return data.slice(0, data.indexOf('/'));
}
