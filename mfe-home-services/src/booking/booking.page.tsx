import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { supportChatLink } from '@aangan/shared-kit/links/support-chat';
import { type PageArgs, type PageHead, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { StateLabel, stateWords } from '../booking-states/public.ts';
import { CHANGED } from '../out-of-date/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import styles from './booking.module.css';
import { BOOKING_WORDS, doneWords, refundedWords } from './booking.words.ts';
import { changeBooking } from './booking-actions.ts';
import { BookingDocuments } from './booking-documents.tsx';
import { BookingPhotos } from './booking-photos.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { ChangeLinks } from './change-links.tsx';
import { loadBooking } from './load-booking.ts';
import { NextStep } from './next-step.tsx';
import { RateForm } from './rate-form.tsx';
import { VisitFacts } from './visit-facts.tsx';

/** One booking of any business. */
export async function loader({ params, url: { searchParams }, platform: { http } }: PageArgs) {
  const booking = await loadBooking(http, params.bookingId);
  return { booking, done: doneWords(searchParams.get('done')), isChanged: searchParams.has(CHANGED) };
}

export const action = changeBooking;

export function head({ data }: { data: { booking: Booking } }): PageHead {
  return { title: `${data.booking.title} | Aangan`, robots: 'noindex' };
}

export function Component() {
  const { booking, done, isChanged } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const { revalidate } = useRevalidator();
  const { id, state, title, changedAt, startCode, totalPaise, refundedPaise } = booking;
  useLive('booking-state', { bookingId: id }, (event) => {
    if (event.state !== state || event.at > changedAt) void revalidate();
  });
  return (
    <PageColumn width="medium" gap={32}>
      <PageHeading>
        <Link to={BOOKINGS_LINK}>{BOOKING_WORDS.all}</Link>
        <h1>{title}</h1>
        <div role="status" className={styles.state}>
          <StateLabel booking={booking} />
          <p>{stateWords(booking).sentence}</p>
          {refundedPaise > 0 && <p>{refundedWords(refundedPaise)}</p>}
        </div>
      </PageHeading>
      {done && !refusal && <AlertNote tone="good">{done}</AlertNote>}
      {isChanged && !refusal && <AlertNote tone="attention">{BOOKING_WORDS.changed}</AlertNote>}
      {startCode && (
        <section className={styles.code} aria-labelledby="start-code">
          <h2 id="start-code">{BOOKING_WORDS.code}</h2>
          <p className={styles.digits}>{startCode}</p>
          <p>{BOOKING_WORDS.codeHelp}</p>
        </section>
      )}
      <NextStep booking={booking} />
      {state === 'done' && <RateForm booking={booking} />}
      <VisitFacts booking={booking} />
      <BookingTimeline booking={booking} />
      {totalPaise > 0 && (
        <Section aria-labelledby="price">
          <h2 id="price">{BOOKING_WORDS.price}</h2>
          <PriceLines price={booking} />
        </Section>
      )}
      <BookingDocuments documents={booking.documents} />
      <BookingPhotos photos={booking.photos} />
      <ChangeLinks booking={booking} />
      <p>
        <Link to={supportChatLink({ about: 'booking', reference: id })}>{BOOKING_WORDS.support}</Link>
      </p>
    </PageColumn>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="medium">
      <h1>{BOOKING_WORDS.all}</h1>
      <RetryNote>{BOOKING_WORDS.failed}</RetryNote>
    </PageColumn>
  );
}
