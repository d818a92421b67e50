import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { DecisionForm } from './decision-form.tsx';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';
import { useBookingForm } from './use-booking-form.ts';

interface ComplaintFormProps {
  readonly booking: StaffBooking;
  readonly view: BookingView;
}

/** Settles a complaint, with money back or without. */
export function ComplaintForm({ booking: { id, refundablePaise }, view }: ComplaintFormProps) {
  const form = useBookingForm('settled', id, view);
  return (
    <DecisionForm form={form} title={STAFF_BOOKINGS_WORDS.settle} asksWhy={true}>
      <TextField
        label={STAFF_BOOKINGS_WORDS.refund}
        prefix="₹"
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        help={`${STAFF_BOOKINGS_WORDS.refundHelp} At most ${formatPaise(refundablePaise)}.`}
        {...form.field('refund', '0')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {STAFF_BOOKINGS_WORDS.settleButton}
      </Button>
    </DecisionForm>
  );
}
