// What tests of other features may use.
export { BOOKING_ID, SAMPLE_ADDRESS, sampleBooking } from './sample-booking.ts';
