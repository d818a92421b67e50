// What other modules may use.
export { visit } from './visits.tables.ts';
export { firstName } from './wire-visit.ts';
