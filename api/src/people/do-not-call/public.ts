// What other modules may use.
export { type CallablePerson, noteDoNotCall, unwilling } from './do-not-call.queries.ts';
