import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { type ActionFormState, useActionForm } from '@aangan/shared-kit/ui/action-form';
import type { BookingDecision } from './decide-booking.ts';

/** The form of one decision on a booking, on a page of many. */
export function useBookingForm(doing: BookingDecision, bookingId: string, view: BookingView): ActionFormState {
  return useActionForm({ do: doing, bookingId, view });
}
