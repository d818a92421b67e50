import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { Button } from '@aangan/shared-kit/ui/button';
import { DecisionForm } from './decision-form.tsx';
import { cancelEffect, STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';
import { useBookingForm } from './use-booking-form.ts';

interface CancelFormProps {
  readonly booking: StaffBooking;
  readonly view: BookingView;
}

/** Cancels a booking and pays all of it back. */
export function CancelForm({ booking: { id, refundablePaise }, view }: CancelFormProps) {
  const form = useBookingForm('cancelled', id, view);
  return (
    <DecisionForm form={form} title={STAFF_BOOKINGS_WORDS.cancel} asksWhy={true}>
      <p>{cancelEffect(refundablePaise)}</p>
      <Button type="submit" variant="danger" busy={form.busy}>
        {STAFF_BOOKINGS_WORDS.cancelButton}
      </Button>
    </DecisionForm>
  );
}
