// What other modules may use.
export { alert } from './alerts.tables.ts';
export { OPINIONS } from './opinions.ts';
export { type Opinion, rankByFeedback } from './rank-by-feedback.ts';
export { stopToken } from './stop-token.ts';
export { CHAT_NOTICES, type Stoppable } from './stoppable.ts';
