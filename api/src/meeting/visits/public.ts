// What other modules may use.
export { hasVisitHours, saveVisitHours, visitHoursOf } from './visit-hours.queries.ts';
export { defaultWeek, timeOf, type VisitWindow, windowsOf } from './visit-week.ts';
export { visit } from './visits.tables.ts';
export { firstName } from './wire-visit.ts';
