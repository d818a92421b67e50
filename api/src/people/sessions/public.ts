// What other modules may use.
export { type CallDeps, callDepsOf } from './call-deps.ts';
export { sessionsOf } from './open-sessions.ts';
export { holderOf, type RowHolder } from './row-holder.ts';
export { SESSION_LIFETIMES } from './session-lifetimes.ts';
export { endSessions, notePassword, noteSecondFactor } from './sessions.queries.ts';
export { session } from './sessions.tables.ts';
export { LOGIN_NEEDED, type Sessions, type Viewer } from './sessions.ts';
