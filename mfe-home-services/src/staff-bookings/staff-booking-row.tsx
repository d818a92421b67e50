import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { STAFF_BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { StateLabel } from '../booking-states/public.ts';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface StaffBookingRowProps {
  readonly booking: StaffBooking;
  readonly view: BookingView;
}

/** A booking in a view: what, when, where, for whom. */
export function StaffBookingRow({ booking, view }: StaffBookingRowProps) {
  const { id, title, servicingDate } = booking;
  return (
    <SplitRow as="li">
      <div>
        <strong>{title}</strong> <StateLabel booking={booking} />
        <SmallText>
          {servicingDate ?? STAFF_BOOKINGS_WORDS.noTime} · {bookingPlace(booking)}
        </SmallText>
      </div>
      <Link to={`${STAFF_BOOKINGS_LINK}?${new URLSearchParams({ view, open: id })}`}>
        {STAFF_BOOKINGS_WORDS.decide}
        <VisuallyHidden>
          : {title} of {booking.customer}
        </VisuallyHidden>
      </Link>
    </SplitRow>
  );
}

/** `Asha, Koramangala, BLR-SOUTH, with Ravi`. */
export function bookingPlace({ customer, locality, hub, partner }: StaffBooking): string {
  return [customer, locality, hub, partner && `with ${partner}`].filter(Boolean).join(', ');
}
