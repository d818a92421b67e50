// What other modules may use.
export { shortlistEntry } from './shortlist.tables.ts';
