import type { BookingChange } from '@aangan/shared-kit/domain/home-services/booking-states';
import { isLegalCase } from '@aangan/shared-kit/domain/home-services/legal-services';
import { servicingDate } from '@aangan/shared-kit/domain/home-services/service-slots';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { asc, eq, isNull } from 'drizzle-orm';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import { BOOKING_NEWS, LEGAL_CASE_NEWS } from './booking-news.words.ts';
import { type BookingRow, bookingEvent, serviceBooking } from './bookings.tables.ts';

export const BOOKING_NEWS_JOB = 'booking-news';

/** News in one run. */
const AT_ONCE = 2_000;

/** A professional at the door does not wait for the end of quiet hours. */
const URGENT: readonly BookingChange[] = ['set_out', 'start'];

/**
 * Messages to customers about their bookings, every minute, by the channel that they chose. Due ones are looked up and
 * not queued, because payments change bookings too.
 */
export function bookingNews({ database, jobs, messages, now }: NoticeDeps): void {
  jobs.work(BOOKING_NEWS_JOB, async () => {
    const due = await database
      .select({ event: bookingEvent, row: serviceBooking, person: account })
      .from(bookingEvent)
      .innerJoin(serviceBooking, eq(serviceBooking.id, bookingEvent.bookingId))
      .innerJoin(account, eq(account.id, serviceBooking.accountId))
      .where(isNull(bookingEvent.notifiedAt))
      .orderBy(asc(bookingEvent.id))
      .limit(AT_ONCE);
    const ready = due.filter(({ event, person }) => URGENT.includes(event.change) || !isQuiet(person, now()));
    await sendEach(ready, 'news of bookings', async ({ event, row, person }) => {
      const way = person.deletedAt === null ? reminderChannel(person) : undefined;
      const values = { title: titleOf(row), news: newsOf(row, event.change), booking: row.id };
      if (way) await messages.send({ ...way, template: 'booking-news', values, key: `booking-event ${event.id}` });
      await database
        .update(bookingEvent)
        .set({ notifiedAt: new Date(now()) })
        .where(eq(bookingEvent.id, event.id));
    });
  });
  jobs.schedule(BOOKING_NEWS_JOB, '* * * * *');
}

/** What a change means for this kind of booking. */
function newsOf({ serviceType }: BookingRow, change: BookingChange): string {
  return (isLegalCase(serviceType) ? LEGAL_CASE_NEWS[change] : undefined) ?? BOOKING_NEWS[change];
}

/** `Cleaning (24 Nov 2026, 10 am to 12 noon)`. */
function titleOf({ title, startsAt }: BookingRow): string {
  return startsAt === null ? title : `${title} (${servicingDate(startsAt.getTime())})`;
}
