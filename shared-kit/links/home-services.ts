/** The page of one booking. Source: services-and-platform, section 7 (myBookings). */
export function bookingLink(bookingId: string): string {
  return `/myBookings/${bookingId}`;
}
