export { BookingWarnings, type BookingWarningsProps } from './booking-warnings.tsx';
export { ComplaintList } from './complaint-list.tsx';
