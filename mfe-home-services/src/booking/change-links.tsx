import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { mayReschedule } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { bookingComplaintLink, cancelBookingLink, rescheduleBookingLink } from '@aangan/shared-kit/links/bookings';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Quote, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { BOOKING_WORDS, complainTerms, complainUntil, NO_RESCHEDULE, rescheduleTerms } from './booking.words.ts';
import type { BookingDoing } from './booking-actions.ts';
import { canBeMoved } from './can-be-moved.ts';

const AGAIN: BookingDoing = 'again';

/** What a customer can still do with a booking, with the terms of each. */
export function ChangeLinks({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <MoveOrCancel booking={booking} />
      <Complaint booking={booking} />
      {booking.kind === 'cart' && <Again />}
    </>
  );
}

function MoveOrCancel({ booking }: { readonly booking: Booking }) {
  const { now } = usePlatform();
  const { id, possible } = booking;
  const isMovable = canBeMoved(booking);
  const mayCancel = possible.includes('cancel');
  if (!isMovable && !mayCancel) return null;
  const mayMove = isMovable && mayReschedule(booking, now);
  return (
    <Section aria-labelledby="change">
      <h2 id="change">{BOOKING_WORDS.change}</h2>
      <ActionsRow>
        {mayMove && <LinkButton to={rescheduleBookingLink(id)}>{BOOKING_WORDS.reschedule}</LinkButton>}
        {mayCancel && (
          <LinkButton to={cancelBookingLink(id)} variant="quiet">
            {BOOKING_WORDS.cancel}
          </LinkButton>
        )}
      </ActionsRow>
      {isMovable && <SmallText>{mayMove ? rescheduleTerms(booking) : NO_RESCHEDULE}</SmallText>}
    </Section>
  );
}

function Complaint({ booking }: { readonly booking: Booking }) {
  const { now } = usePlatform();
  const { id, possible, complaint } = booking;
  const until = complainUntil(booking);
  if (until === undefined || (!possible.includes('complain') && complaint === null)) return null;
  return (
    <Section aria-labelledby="complaint">
      <h2 id="complaint">{complaint === null ? BOOKING_WORDS.help : BOOKING_WORDS.yourComplaint}</h2>
      {complaint !== null && <Quote>{complaint}</Quote>}
      {possible.includes('complain') && (
        <>
          <SmallText>{complainTerms(until, now)}</SmallText>
          {now <= until && (
            <ActionsRow>
              <LinkButton to={bookingComplaintLink(id)}>{BOOKING_WORDS.complain}</LinkButton>
            </ActionsRow>
          )}
        </>
      )}
    </Section>
  );
}

function Again() {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ do: AGAIN }}>
      <Button type="submit" busy={busy}>
        {BOOKING_WORDS.again}
      </Button>
      <SmallText>{BOOKING_WORDS.againHelp}</SmallText>
    </ActionForm>
  );
}
