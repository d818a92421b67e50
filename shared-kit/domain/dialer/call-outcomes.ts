import { MINUTE_MS } from '../time-spans.ts';
import { type CallRules, callRefusal, nextCallTime } from './call-hours.ts';

/** How a call went, in the order of their keys on the dialer. */
export const CALL_OUTCOMES = ['done', 'call-back', 'reached', 'no-answer', 'wrong-number', 'do-not-call'] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** States of a case; all but the first are its ends. */
export const CALL_CASE_STATES = [
  'open',
  'done',
  'wrong-number',
  'do-not-call',
  'unreached',
  'expired',
  'gone',
] as const;

export type CallCaseState = (typeof CALL_CASE_STATES)[number];

const DAY_MINUTES = 24 * 60;

/**
 * Minutes until the next try after the first, second … call with this outcome in a row. A further one ends the case as
 * unreached. Ours: hours differ, so that the tries are at different times of the day.
 */
export const RETRY_MINUTES = {
  'no-answer': [2 * 60, 5 * 60, DAY_MINUTES, 2 * DAY_MINUTES + 3 * 60],
  reached: [DAY_MINUTES, 2 * DAY_MINUTES, 3 * DAY_MINUTES, 7 * DAY_MINUTES],
} as const satisfies Partial<Record<CallOutcome, readonly number[]>>;

/** Tries without an answer of a person who did not ask for a call. */
export const COMMERCIAL_TRIES = 2;

/** What the outcome was, and what came before it. */
export interface EndedCall {
  readonly outcome: CallOutcome;
  /** Calls with the same outcome in a row, this one included. */
  readonly inRow: number;
  /** Epoch ms. */
  readonly at: number;
  /** The time that staff chose, epoch ms. */
  readonly chosen?: number | undefined;
}

/** What follows: the case ends, or waits until a moment in epoch ms. */
export type CallStep =
  | { readonly state: Exclude<CallCaseState, 'open'> }
  | { readonly state: 'open'; readonly dueAt: number };

const ENDS = { done: 'done', 'wrong-number': 'wrong-number', 'do-not-call': 'do-not-call' } as const;

/**
 * What follows an outcome. The next time is always permitted; a chosen one that is not permitted is refused before, by
 * `chosenTimeProblem`. A person who cannot be called at any time ends the case.
 */
export function stepAfter({ outcome, inRow, at, chosen }: EndedCall, rules: CallRules): CallStep {
  if (outcome === 'done' || outcome === 'wrong-number' || outcome === 'do-not-call') return { state: ENDS[outcome] };
  const wanted = chosen ?? retryAt(outcome, inRow, { at, commercial: rules.commercial });
  if (wanted === undefined) return { state: 'unreached' };
  const dueAt = nextCallTime(rules, wanted);
  return dueAt === undefined ? { state: 'do-not-call' } : { state: 'open', dueAt };
}

function retryAt(
  outcome: 'call-back' | 'reached' | 'no-answer',
  inRow: number,
  { at, commercial }: { readonly at: number; readonly commercial: boolean },
): number | undefined {
  if (commercial && outcome === 'no-answer' && inRow >= COMMERCIAL_TRIES) return undefined;
  const minutes = RETRY_MINUTES[outcome === 'no-answer' ? 'no-answer' : 'reached'][inRow - 1];
  return minutes === undefined ? undefined : at + minutes * MINUTE_MS;
}

/** The furthest day that staff can choose. */
export const CHOSEN_DAYS = 14;

/** Why the chosen time of the next call is refused; undefined for a permitted one. @param at epoch ms */
export function chosenTimeProblem(
  { outcome, chosen }: Pick<EndedCall, 'outcome' | 'chosen'>,
  rules: CallRules,
  at: number,
): string | undefined {
  if (chosen === undefined) return outcome === 'call-back' ? 'Choose when the person wants to be called.' : undefined;
  if (chosen <= at) return 'Choose a time in the future.';
  if (chosen > at + CHOSEN_DAYS * DAY_MINUTES * MINUTE_MS) return 'Choose a time within the next two weeks.';
  return callRefusal(rules, chosen) === undefined ? undefined : 'You must not call the person at that time.';
}
