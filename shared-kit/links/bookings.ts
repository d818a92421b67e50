/** Bookings of all three businesses. Source: services-and-platform, section 7 (myBookings). */
export const BOOKINGS_LINK = '/myBookings';

/** The page of one booking. */
export function bookingLink(bookingId: string): string {
  return `${BOOKINGS_LINK}/${bookingId}`;
}

/** Where a customer moves a booking to another slot. */
export function rescheduleBookingLink(bookingId: string): string {
  return `${bookingLink(bookingId)}/reschedule`;
}

/** Where a customer cancels a booking, with its terms. */
export function cancelBookingLink(bookingId: string): string {
  return `${bookingLink(bookingId)}/cancel`;
}

/** Where a customer complains about finished work. */
export function bookingComplaintLink(bookingId: string): string {
  return `${bookingLink(bookingId)}/complaint`;
}

/** A professional's own work of a day. */
export const PARTNER_JOBS_LINK = '/partner/jobs';

/** The page of one job. */
export function partnerJobLink(bookingId: string): string {
  return `${PARTNER_JOBS_LINK}/${bookingId}`;
}

/** Bookings that wait for staff. */
export const STAFF_BOOKINGS_LINK = '/staff/bookings';

/** The professionals of a hub. */
export const STAFF_PARTNERS_LINK = '/staff/partners';

/** Places of a hub by day and slot. */
export const STAFF_HUBS_LINK = '/staff/hubs';
