// What other modules may use.
export { upcomingVisit } from './book-visit.ts';
export { type VisitBookings, visitBookingsOf } from './visit-bookings.ts';
export { hasVisitHours, saveVisitHours, visitHoursOf } from './visit-hours.queries.ts';
export { defaultWeek, timeOf, type VisitWindow, windowsOf } from './visit-week.ts';
export { visit } from './visits.tables.ts';
export { firstName } from './wire-visit.ts';
