// What other modules may use.
export { alert } from './alerts.tables.ts';
export { OPINIONS } from './opinions.ts';
export { heedFeedback, type Opinion } from './rank-by-feedback.ts';
