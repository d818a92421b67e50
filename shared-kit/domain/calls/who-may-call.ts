import type { StopReason } from '../chat/stop-reasons.ts';
import { CALL_LIMITS } from './call-limits.ts';

/** Why a call is not placed, in the order in which the reasons are checked. */
export const CALL_REFUSALS = [
  'unavailable',
  'left',
  'stopped',
  'returned',
  'no-phone',
  'held',
  'you-blocked',
  'you-hide',
  'unreachable',
  'quiet',
  'enough-today',
  'enough-with-them',
] as const;

export type CallRefusal = (typeof CALL_REFUSALS)[number];

/** Facts that decide whether one person of a contact may call the other. */
export interface CallFacts {
  /** A company connects phones. */
  readonly available: boolean;
  readonly caller: {
    readonly phone: boolean;
    /** Held after reports of several people. */
    readonly held: boolean;
    /** The caller has hidden their own number from the other. */
    readonly hidesNumber: boolean;
    readonly hasBlocked: boolean;
  };
  readonly other: {
    readonly left: boolean;
    readonly phone: boolean;
    readonly held: boolean;
    readonly hidesNumber: boolean;
    readonly hasBlocked: boolean;
    /** When their quiet hours end, epoch ms; undefined outside of them. */
    readonly quietUntil: number | undefined;
  };
  /** Why nobody talks about the home any more, as in a chat. */
  readonly stopped: StopReason | undefined;
  /** The contact did not work and was returned. */
  readonly returned: boolean;
  /** Calls of the caller today, and those to this person. */
  readonly today: number;
  readonly toThem: number;
}

/**
 * A person who is blocked learns nothing of it: `unreachable` is also what somebody without a phone, somebody held and
 * somebody who hides their number say.
 */
const RULES: Readonly<Record<CallRefusal, (facts: CallFacts) => boolean>> = {
  unavailable: ({ available }) => !available,
  left: ({ other }) => other.left,
  stopped: ({ stopped }) => stopped !== undefined,
  returned: ({ returned }) => returned,
  'no-phone': ({ caller }) => !caller.phone,
  held: ({ caller }) => caller.held,
  'you-blocked': ({ caller }) => caller.hasBlocked,
  'you-hide': ({ caller }) => caller.hidesNumber,
  unreachable: ({ other }) => !other.phone || other.held || other.hidesNumber || other.hasBlocked,
  quiet: ({ other }) => other.quietUntil !== undefined,
  'enough-today': ({ today }) => today >= CALL_LIMITS.aDay,
  'enough-with-them': ({ toThem }) => toThem >= CALL_LIMITS.toOnePerson,
};

/** Why one person of a contact may not call the other now; undefined if they may. */
export function callRefusal(facts: CallFacts): CallRefusal | undefined {
  return CALL_REFUSALS.find((refusal) => RULES[refusal](facts));
}

/** Whether the caller may ask for a call back instead: nothing but the other person's hours stands against a call. */
export function mayAskBack(facts: CallFacts): boolean {
  return callRefusal(facts) === 'quiet';
}
