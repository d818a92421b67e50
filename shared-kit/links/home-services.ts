/** The page of a person's bookings. Source: services-and-platform, section 7 (myBookings). */
export const MY_BOOKINGS_LINK = '/myBookings';

/** The page of one booking. */
export function bookingLink(bookingId: string): string {
  return `${MY_BOOKINGS_LINK}/${bookingId}`;
}
