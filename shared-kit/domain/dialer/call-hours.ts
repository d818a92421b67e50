import { indiaHour } from '../india-day.ts';
import { isQuiet } from '../quiet-hours.ts';
import { wallTime } from '../zoned-time.ts';

/**
 * Hours in India in which staff call people who did not ask for it: from inclusive, to exclusive. Ours, and narrower
 * than the law: the regulations on unsolicited commercial communications forbid calls from 9 pm to 9 am, and leave it
 * to each subscriber to block further hours.
 */
export const COMMERCIAL_HOURS = { from: 10, to: 19 } as const;

/** A quarter of an hour: the offset of every time zone from UTC is a multiple of it. */
export const CALL_STEP_MS = 15 * 60_000;

/** How far ahead a permitted time is looked for. Hours repeat every day; two more cover a change of clocks. */
const LOOK_AHEAD_MS = 3 * 24 * 3_600_000;

/** What a person and the law say about calls of staff. */
export interface CallRules {
  /** The person does not want calls of ours. */
  readonly doNotCall: boolean;
  /** IANA name of where the person lives. */
  readonly timeZone: string;
  /** Hours of the person's own day, 0 to 23: from inclusive, to exclusive. Equal hours mean none. */
  readonly quietFrom: number;
  readonly quietTo: number;
  /** Hours that the person named for the call, in the same form; equal hours mean any. */
  readonly askedHours?: { readonly from: number; readonly to: number } | undefined;
  /** Nobody asked for the call. */
  readonly commercial: boolean;
}

/** Why a call may not be made at a moment, the strongest reason first. */
export type CallRefusal = 'do-not-call' | 'quiet-hours' | 'commercial-hours' | 'asked-hours';

/**
 * Why staff may not call a person at a moment; undefined when they may. No caller of this rule may overrule it.
 * @param at epoch ms
 */
export function callRefusal(rules: CallRules, at: number): CallRefusal | undefined {
  if (rules.doNotCall) return 'do-not-call';
  if (isQuiet(rules, at)) return 'quiet-hours';
  if (rules.commercial && !isWithin(COMMERCIAL_HOURS, indiaHour(at))) return 'commercial-hours';
  const { askedHours } = rules;
  if (askedHours && askedHours.from !== askedHours.to && !isWithin(askedHours, wallTime(at, rules.timeZone).hour))
    return 'asked-hours';
  return undefined;
}

/**
 * The first permitted moment from a time on, a full quarter of an hour unless it is that time itself; undefined when
 * there is none.
 * @param from epoch ms
 */
export function nextCallTime(rules: CallRules, from: number): number | undefined {
  if (rules.doNotCall) return undefined;
  if (callRefusal(rules, from) === undefined) return from;
  const first = Math.ceil(from / CALL_STEP_MS) * CALL_STEP_MS;
  for (let at = first; at <= from + LOOK_AHEAD_MS; at += CALL_STEP_MS) {
    if (callRefusal(rules, at) === undefined) return at;
  }
  return undefined;
}

/**
 * Full hours at which the person can be called, soonest first.
 * @param from epoch ms; later times only
 */
export function callTimes(rules: CallRules, from: number, { days }: { readonly days: number }): number[] {
  if (rules.doNotCall) return [];
  const hourMs = 3_600_000;
  const first = (Math.floor(from / hourMs) + 1) * hourMs;
  const times = Array.from({ length: days * 24 }, (_, index) => first + index * hourMs);
  return times.filter((at) => callRefusal(rules, at) === undefined);
}

function isWithin({ from, to }: { readonly from: number; readonly to: number }, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
