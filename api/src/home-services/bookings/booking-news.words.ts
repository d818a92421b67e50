import type { BookingChange } from '@aangan/shared-kit/domain/home-services/booking-states';

/** What each change means to the customer. */
export const BOOKING_NEWS: Readonly<Record<BookingChange, string>> = {
  quote: 'Your quotation is ready.',
  confirm: 'Your booking is confirmed. You pay after the work.',
  pay: 'Your payment has arrived.',
  assign: 'A professional is assigned. Tell them the code on the page of your booking when they arrive.',
  set_out: 'The professional is on the way.',
  start: 'The work has started.',
  finish: 'The work is done. Please rate it.',
  stamp: 'Both sides are asked to sign now. The state’s fees are paid, so the agreement cannot be cancelled any more.',
  deliver: 'Your document is signed by both sides and ready to download.',
  reschedule: 'Your booking has a new time.',
  cancel: 'Your booking is cancelled.',
  complain: 'We have your complaint and will answer within two days.',
  resolve: 'Your complaint is settled.',
  refund: 'Your money is on its way back.',
};

/** What changes of a legal case mean, where that is something else. */
export const LEGAL_CASE_NEWS: Readonly<Partial<Record<BookingChange, string>>> = {
  stamp: 'Our staff have begun. It cannot be cancelled any more.',
  finish: 'Your document is ready to download.',
};
