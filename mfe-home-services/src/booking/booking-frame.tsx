import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { ReactNode } from 'react';
import { StateLabel } from '../booking-states/public.ts';

interface BookingFrameProps {
  readonly booking: Booking;
  readonly title: string;
  /** What the visitor saw was out of date: what has not happened. */
  readonly notice: string | undefined;
  readonly children: ReactNode;
}

/** A page that changes a booking. It follows changes that are made elsewhere. */
export function BookingFrame({ booking, title, notice, children }: BookingFrameProps) {
  const { revalidate } = useRevalidator();
  const { id, state, changedAt, servicingDate } = booking;
  useLive('booking-state', { bookingId: id }, (event) => {
    if (event.state !== state || event.at > changedAt) void revalidate();
  });
  return (
    <PageColumn width="form">
      <PageHeading>
        <Link to={bookingLink(id)}>{booking.title}</Link>
        <h1>{title}</h1>
        <div>
          <StateLabel booking={booking} />
        </div>
        {servicingDate && <SmallText>{servicingDate}</SmallText>}
      </PageHeading>
      {notice !== undefined && <AlertNote tone="attention">{notice}</AlertNote>}
      {children}
    </PageColumn>
  );
}
