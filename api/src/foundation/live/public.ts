// What other modules may use.
export { closeLiveOf, emitLive } from './emit-live.ts';
export { changeNotice, emitChange, emitState, stateNotice } from './emit-state.ts';
export { LIVE_SESSIONS } from './live-sessions.ts';
