import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { useFormRefusal } from '../action-form/public.ts';
import { DecisionForm } from './decision-form.tsx';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface ComplaintFormProps {
  readonly booking: StaffBooking;
  readonly view: BookingView;
}

/** Settles a complaint, with money back or without. */
export function ComplaintForm({ booking: { id, refundablePaise }, view }: ComplaintFormProps) {
  const { busy } = usePageAction();
  const refusal = useFormRefusal('settled');
  return (
    <DecisionForm doing="settled" bookingId={id} view={view} title={STAFF_BOOKINGS_WORDS.settle} asksWhy={true}>
      <TextField
        label={STAFF_BOOKINGS_WORDS.refund}
        name="refund"
        prefix="₹"
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        help={`${STAFF_BOOKINGS_WORDS.refundHelp} At most ${formatPaise(refundablePaise)}.`}
        defaultValue={refusal?.values.refund ?? '0'}
        error={refusal?.problemsByField.refund}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {STAFF_BOOKINGS_WORDS.settleButton}
      </Button>
    </DecisionForm>
  );
}
