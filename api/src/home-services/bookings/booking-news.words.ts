import type { BookingChange } from '@aangan/shared-kit/domain/home-services/booking-states';

/** What each change means to the customer. */
export const BOOKING_NEWS: Readonly<Record<BookingChange, string>> = {
  quote: 'Your quotation is ready.',
  confirm: 'Your booking is confirmed. You pay after the work.',
  pay: 'Your payment has arrived.',
  assign: 'A professional is assigned. When they arrive, tell them the code on your booking page.',
  set_out: 'The professional is on the way.',
  start: 'The work has started.',
  finish: 'The work is done. Please rate it.',
  stamp: 'Landlord and tenant can sign now. The state’s fees are paid, so you can no longer cancel the agreement.',
  deliver: 'Landlord and tenant have signed. Your document is ready to download.',
  reschedule: 'Your booking has a new time.',
  cancel: 'Your booking is cancelled.',
  complain: 'We have your complaint and will answer within two days.',
  resolve: 'Your complaint is settled.',
  refund: 'Your money is on its way back.',
};

/** What changes of a legal case mean, where that is something else. */
export const LEGAL_CASE_NEWS: Readonly<Partial<Record<BookingChange, string>>> = {
  stamp: 'Our staff have started work. You can no longer cancel.',
  finish: 'Your document is ready to download.',
};
