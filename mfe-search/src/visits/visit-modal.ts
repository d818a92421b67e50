import type { VisitLead } from '@aangan/shared-kit/contracts/visits';

/**
 * What the visit sheet shows. The specification calls the last two `customeTimeModal` and `confirmation`, each with a
 * reschedule flag. Source: services-and-platform, section 2 (modals and overlays).
 */
export type VisitModal =
  | { readonly type: 'schedule' }
  | {
      readonly type: 'customTime';
      /** Moves the visit that there is. */
      readonly reschedule: boolean;
      /** Times that others have, the earliest first, epoch ms. */
      readonly bookedTimes: readonly number[];
    }
  | { readonly type: 'confirmation'; readonly visitId: string; readonly reschedule: boolean };

/** How a visitor stands with a home. */
export type Standing = Pick<VisitLead, 'selfBooked' | 'your_booked_time' | 'booked_times'>;

/**
 * What opens for how a visitor stands: asked to reschedule, the custom time with what is booked; else the confirmation
 * of the own visit; else the custom time beside those of others; else the plain schedule.
 * Source: services-and-platform, section 4 (instant lead and tenant lead for visits).
 */
export function modalOf(standing: Standing, reschedule = false): VisitModal {
  const bookedTimes = standing.booked_times.toSorted((one, other) => one - other);
  if (reschedule) return { type: 'customTime', reschedule, bookedTimes };
  if (standing.your_booked_time) {
    return { type: 'confirmation', visitId: standing.your_booked_time.visitId, reschedule: standing.selfBooked };
  }
  return bookedTimes.length > 0 ? { type: 'customTime', reschedule: false, bookedTimes } : { type: 'schedule' };
}

/**
 * What opens once a lead was sent off: its confirmation only when the status is SENT; a wanted time that is gone leads
 * to the custom time. Source: services-and-platform, section 4 (instant lead and tenant lead for visits).
 */
export function modalOfLead(lead: Standing & Pick<VisitLead, 'status' | 'visit'>, reschedule: boolean): VisitModal {
  const visitId = lead.visit?.id ?? lead.your_booked_time?.visitId;
  if (lead.status === 'SENT' && visitId !== undefined) return { type: 'confirmation', visitId, reschedule: true };
  // What was cancelled elsewhere meanwhile cannot be moved, and is booked anew.
  return modalOf({ ...lead, your_booked_time: null }, reschedule && lead.selfBooked);
}
