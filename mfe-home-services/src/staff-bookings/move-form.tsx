import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useFormRefusal } from '../action-form/public.ts';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import { DecisionForm } from './decision-form.tsx';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

interface MoveFormProps {
  readonly bookingId: string;
  readonly days: readonly SlotDay[];
  readonly view: BookingView;
}

/** Moves a booking to another slot of its hub. */
export function MoveForm({ bookingId, days, view }: MoveFormProps) {
  const { busy } = usePageAction();
  const refusal = useFormRefusal('rescheduled');
  return (
    <DecisionForm
      doing="rescheduled"
      bookingId={bookingId}
      view={view}
      title={STAFF_BOOKINGS_WORDS.reschedule}
      asksWhy={true}
    >
      <SlotChoice
        days={days}
        name="slot"
        defaultValue={refusal?.values.slot ?? ''}
        error={refusal?.problemsByField.slot}
      />
      <Button type="submit" busy={busy}>
        {STAFF_BOOKINGS_WORDS.rescheduleButton}
      </Button>
      <SmallText>{STAFF_BOOKINGS_WORDS.rescheduleHelp}</SmallText>
    </DecisionForm>
  );
}
