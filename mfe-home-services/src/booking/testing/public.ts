export { bookingAnswer, sampleBooking } from './sample-booking.ts';
