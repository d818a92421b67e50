// What other modules may use.
export { verification } from './verification.tables.ts';
