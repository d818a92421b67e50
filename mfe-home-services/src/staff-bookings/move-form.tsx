import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import { DecisionForm } from './decision-form.tsx';
import { STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';
import { useBookingForm } from './use-booking-form.ts';

interface MoveFormProps {
  readonly bookingId: string;
  readonly days: readonly SlotDay[];
  readonly view: BookingView;
}

/** Moves a booking to another slot of its hub. */
export function MoveForm({ bookingId, days, view }: MoveFormProps) {
  const form = useBookingForm('rescheduled', bookingId, view);
  return (
    <DecisionForm form={form} title={STAFF_BOOKINGS_WORDS.reschedule} asksWhy={true}>
      <SlotChoice days={days} {...form.field('slot')} />
      <Button type="submit" busy={form.busy}>
        {STAFF_BOOKINGS_WORDS.rescheduleButton}
      </Button>
      <SmallText>{STAFF_BOOKINGS_WORDS.rescheduleHelp}</SmallText>
    </DecisionForm>
  );
}
