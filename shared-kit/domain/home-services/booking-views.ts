/** Bookings that wait for a decision of staff: for a quotation, for a professional, or with a complaint. */
export const WAITING_VIEWS = ['quote', 'assign', 'complaint'] as const;

/** Views of bookings for staff. `assigned`: a professional has the work, and it is not done yet. */
export const BOOKING_VIEWS = [...WAITING_VIEWS, 'assigned'] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];
