// What other modules may use.
export { answerDoubt, noteSignOfLife } from './confirm.queries.ts';
export { ownerIsAsked } from './doubts.ts';
export { FRESHNESS } from './freshness-rules.ts';
export { stillAvailableToken } from './still-available-link.ts';
