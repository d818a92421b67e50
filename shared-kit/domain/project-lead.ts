import { isQuiet } from './quiet-hours.ts';
import { DAY_MS } from './time-spans.ts';

/** What a visitor asks a builder for. Source: areas, section 6 (createLead). */
export const LEAD_WISHES = {
  CALL: 'A call',
  SITE_VISIT: 'A site visit',
} as const;

/** Who of the builder may call. Agents and other builders never may. */
export const LEAD_CALLERS = {
  ONE_PERSON: 'One person of the builder',
  SALES_TEAM: 'The builder’s sales team',
  NOBODY: 'Nobody, written answers only',
} as const;

interface Frequency {
  readonly label: string;
  /** Most calls in the days; without days, most calls altogether. */
  readonly calls: number;
  readonly days?: number;
}

/** How often a builder may call. */
export const CALL_FREQUENCIES = {
  ONCE: { label: 'Once', calls: 1 },
  WEEKLY: { label: 'Once a week', calls: 1, days: 7 },
  TWICE_A_WEEK: { label: 'Twice a week', calls: 2, days: 7 },
} as const satisfies Record<string, Frequency>;

/** For how many days a builder may call. */
export const LEAD_DAYS = [7, 14, 30, 90] as const;

export type LeadWish = keyof typeof LEAD_WISHES;
export type LeadCaller = keyof typeof LEAD_CALLERS;
export type CallFrequency = keyof typeof CALL_FREQUENCIES;

/** Names of a table of choices, for schemas and columns. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];
export const LEAD_WISH_NAMES = namesOf<LeadWish>(LEAD_WISHES);
export const LEAD_CALLER_NAMES = namesOf<LeadCaller>(LEAD_CALLERS);
export const CALL_FREQUENCY_NAMES = namesOf<CallFrequency>(CALL_FREQUENCIES);

/** Version of the consent below; a lead stores it with the text. */
export const LEAD_CONSENT_VERSION = '2026-11';

const OFTEN = { ONCE: 'once', WEEKLY: 'at most once a week', TWICE_A_WEEK: 'at most twice a week' } as const;
const WHO = { ONE_PERSON: 'one person of', SALES_TEAM: 'the sales team of' } as const;

interface ConsentFacts {
  readonly builder: string;
  readonly callers: LeadCaller;
  readonly frequency: CallFrequency;
  readonly days: number;
  readonly brochure: boolean;
}

/** What the visitor agrees to, in words: shown before sending and stored with the lead. */
export function leadConsent({ builder, callers, frequency, days, brochure }: ConsentFacts): string {
  const email = brochure ? ` ${builder} gets my e-mail address for the brochure.` : '';
  const only = `My request goes to ${builder} and to no other builder.`;
  if (callers === 'NOBODY') return `${only} Nobody may call me: ${builder} answers in writing.${email}`;
  return `${only} For ${days} days, ${WHO[callers]} ${builder} may call me ${OFTEN[frequency]}, outside my quiet hours.${email}`;
}

/** The terms of a lead: the visitor's own hours are those of their account. */
export interface LeadTerms {
  readonly callers: LeadCaller;
  readonly frequency: CallFrequency;
  /** Epoch ms from which nobody may call any more. */
  readonly endsAt: number;
  readonly withdrawn: boolean;
  /** IANA name and hours of the visitor, as `isQuiet` reads them. */
  readonly timeZone: string;
  readonly quietFrom: number;
  readonly quietTo: number;
}

/** A showing of the visitor's number to a person of the builder, which counts as a call. */
export interface LeadCall {
  readonly callerId: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Why the number is not shown, in words for the builder. */
export const CALL_REFUSALS = {
  WITHDRAWN: 'This person has withdrawn the request.',
  ENDED: 'The time in which you may call is over.',
  WRITTEN_ONLY: 'This person wants a written answer and no call.',
  ANOTHER_PERSON: 'This person agreed to one caller, and a colleague of yours has called.',
  OFTEN_ENOUGH: 'You have called as often as this person allows.',
  QUIET_HOURS: 'These are quiet hours for this person. Call later.',
} as const;

export type CallRefusal = keyof typeof CALL_REFUSALS;

/** For this long the same caller sees a shown number again without another call, ms. */
export const SAME_CALL_MS = 3_600_000;

/**
 * Why a person of the builder may not see the visitor's number now; undefined if they may.
 * @param calls all earlier ones of the lead
 * @param now epoch ms
 */
export function callRefusal(
  terms: LeadTerms,
  calls: readonly LeadCall[],
  callerId: string,
  now: number,
): CallRefusal | undefined {
  if (terms.withdrawn) return 'WITHDRAWN';
  if (now >= terms.endsAt) return 'ENDED';
  if (terms.callers === 'NOBODY') return 'WRITTEN_ONLY';
  if (terms.callers === 'ONE_PERSON' && calls.some((call) => call.callerId !== callerId)) return 'ANOTHER_PERSON';
  if (isSameCall(calls, callerId, now)) return undefined;
  const { calls: most, days }: Frequency = CALL_FREQUENCIES[terms.frequency];
  const counted = days === undefined ? calls : calls.filter(({ at }) => at > now - days * DAY_MS);
  if (counted.length >= most) return 'OFTEN_ENOUGH';
  return isQuiet(terms, now) ? 'QUIET_HOURS' : undefined;
}

/** Whether the caller has seen the number within the hour, so that seeing it again is no other call. */
export function isSameCall(calls: readonly LeadCall[], callerId: string, now: number): boolean {
  return calls.some((call) => call.callerId === callerId && now - call.at < SAME_CALL_MS);
}
