import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { type BookingRow, serviceBooking } from '../bookings/bookings.tables.ts';

/** The survey of the same move at the same time that the person has booked before, so that a form sent twice is one. */
export async function sameSurvey(
  transaction: Transaction,
  { accountId, details, startsAt }: Pick<BookingRow, 'accountId' | 'details'> & { readonly startsAt: Date },
): Promise<BookingRow | undefined> {
  const [row] = await transaction
    .select()
    .from(serviceBooking)
    .where(
      and(
        eq(serviceBooking.accountId, accountId),
        eq(serviceBooking.business, 'PNM'),
        eq(serviceBooking.state, 'drafted'),
        eq(serviceBooking.startsAt, startsAt),
        sql`${serviceBooking.details} = ${JSON.stringify(details)}::jsonb`,
      ),
    );
  return row;
}
