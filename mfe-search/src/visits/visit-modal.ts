import type { VisitLead } from '@aangan/shared-kit/contracts/visits';

/**
 * The modals of the visit sheet. The specification calls the last two `customeTimeModal` and `confirmation`, each with
 * a reschedule flag.
 * Source: services-and-platform, section 2 (modals and overlays).
 */
export type VisitModal =
  | { readonly type: 'schedule' }
  | {
      readonly type: 'customTime';
      /** Whether the existing visit is rescheduled. */
      readonly reschedule: boolean;
      /** Times booked by others, earliest first, epoch ms. */
      readonly bookedTimes: readonly number[];
    }
  | { readonly type: 'confirmation'; readonly visitId: string; readonly reschedule: boolean };

/** The visitor’s bookings for a home. */
export type BookingStatus = Pick<VisitLead, 'selfBooked' | 'your_booked_time' | 'booked_times'>;

/**
 * The modal for the visitor’s bookings. A reschedule opens the custom time with the booked times. Otherwise an own
 * visit opens its confirmation, visits of others the custom time, and no visit the schedule.
 * Source: services-and-platform, section 4 (instant lead and tenant lead for visits).
 */
export function modalOf(status: BookingStatus, reschedule = false): VisitModal {
  const bookedTimes = status.booked_times.toSorted((one, other) => one - other);
  if (reschedule) return { type: 'customTime', reschedule, bookedTimes };
  if (status.your_booked_time) {
    return { type: 'confirmation', visitId: status.your_booked_time.visitId, reschedule: status.selfBooked };
  }
  return bookedTimes.length > 0 ? { type: 'customTime', reschedule: false, bookedTimes } : { type: 'schedule' };
}

/**
 * The modal after a lead was sent: the confirmation only when the status is SENT. A slot that is no longer free leads
 * to the custom time.
 * Source: services-and-platform, section 4 (instant lead and tenant lead for visits).
 */
export function modalOfLead(
  lead: BookingStatus & Pick<VisitLead, 'status' | 'visit'>,
  reschedule: boolean,
): VisitModal {
  const visitId = lead.visit?.id ?? lead.your_booked_time?.visitId;
  if (lead.status === 'SENT' && visitId !== undefined) return { type: 'confirmation', visitId, reschedule: true };
  // A visit that was cancelled elsewhere meanwhile cannot be rescheduled, and is booked again.
  return modalOf({ ...lead, your_booked_time: null }, reschedule && lead.selfBooked);
}
