// What other modules may use.
export { noteSeen } from './note-seen.ts';
export { verification } from './verification.tables.ts';
