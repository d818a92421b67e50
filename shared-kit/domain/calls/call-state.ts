/** States of a call through a bridge number, in the order in which they can follow. */
export const CALL_STATES = ['queued', 'ringing', 'answered', 'completed', 'no-answer', 'busy', 'failed'] as const;

export type CallState = (typeof CALL_STATES)[number];

/** Nothing follows them. */
export const ENDED_CALL_STATES = ['completed', 'no-answer', 'busy', 'failed'] as const satisfies readonly CallState[];

export type EndedCallState = (typeof ENDED_CALL_STATES)[number];

/** The side whose phone did not take the call. The caller's phone rings first. */
export type CallSide = 'caller' | 'other';

const RANK = {
  queued: 0,
  ringing: 1,
  answered: 2,
  failed: 3,
  'no-answer': 4,
  busy: 4,
  completed: 4,
} as const satisfies Record<CallState, number>;

/** Whether a call has ended. */
export function isEnded(state: CallState): state is EndedCallState {
  return RANK[state] >= RANK.failed;
}

/**
 * Whether news about a call change its state. News may come twice and in any order: what is earlier than the known
 * state changes nothing, and the first ending stands. `failed` is also what we assume without news, so a later ending
 * of another kind replaces it.
 */
export function callMovesTo(now: CallState, next: CallState): boolean {
  return RANK[next] > RANK[now];
}
