// What other modules may use.
export { visit } from './visits.tables.ts';
