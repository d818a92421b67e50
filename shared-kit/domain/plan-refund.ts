import type { RefundKind } from './plan-terms.ts';
import { DAY_MS } from './time-spans.ts';

/** Days within which a plan with contacts or records can be cancelled. */
const COOLING_OFF_DAYS = 7;

/** Days within which a plan for a listing can be cancelled. */
const LISTING_DAYS = 2;

/** Something that a plan holds a number of. */
interface Held {
  readonly limit: number;
  readonly used: number;
}

export interface RefundFacts {
  readonly kind: RefundKind;
  /** What was paid for the plan. */
  readonly paidPaise: number;
  /** Validity. */
  readonly days: number;
  /** Time since the plan began, without pauses. */
  readonly elapsedMs: number;
  /** Contacts; null for a plan without. Returned ones do not count as used. */
  readonly contacts: Held | null;
  /** Registered deals; null for a plan without. */
  readonly records: Held | null;
}

/** What is kept of a plan: a number of things, months or weeks. `over`: its time to cancel is over. */
export interface KeptShare {
  readonly of: 'contacts' | 'records' | 'months' | 'weeks' | 'nothing' | 'over';
  readonly used: number;
  readonly limit: number;
}

export interface PlanRefund {
  readonly paise: number;
  readonly kept: KeptShare;
}

const NOTHING_KEPT: KeptShare = { of: 'nothing', used: 0, limit: 0 };
const OVER: PlanRefund = { paise: 0, kept: { of: 'over', used: 0, limit: 0 } };

const RULES: Readonly<Record<RefundKind, (facts: RefundFacts) => PlanRefund>> = {
  contacts: unusedThings,
  unlocks: unusedThings,
  assure: unusedThings,
  listing: wholeAtFirst,
  'listing-assure': wholeAtFirst,
  monthly: monthsLeft,
  weekly: weeksLeft,
  none: () => OVER,
};

/**
 * What comes back when a person cancels a plan now, in paise: at most what was paid, and never more than a moment or a
 * contact before. The rules are the refund terms that the plan's card shows.
 */
export function planRefund(facts: RefundFacts): PlanRefund {
  return RULES[facts.kind](facts);
}

/** Until when a plan can be cancelled with a refund, in days from its beginning without pauses. */
export function refundDays(kind: RefundKind, days: number): number {
  if (kind === 'monthly' || kind === 'weekly') return days;
  if (kind === 'none') return 0;
  return kind === 'listing' || kind === 'listing-assure' ? LISTING_DAYS : COOLING_OFF_DAYS;
}

/** Within the first week, the share that is not used; of contacts and records the smaller one. */
function unusedThings({ paidPaise, elapsedMs, contacts, records }: RefundFacts): PlanRefund {
  if (elapsedMs >= COOLING_OFF_DAYS * DAY_MS) return OVER;
  const shares = [keptOf('contacts', contacts), keptOf('records', records)];
  const paise = Math.min(...shares.map((share) => backOf(paidPaise, share)));
  const kept = shares.find((share) => share.used > 0 && backOf(paidPaise, share) === paise);
  return { paise, kept: kept ?? NOTHING_KEPT };
}

function keptOf(of: 'contacts' | 'records', held: Held | null): KeptShare {
  return held === null ? NOTHING_KEPT : { of, ...held };
}

function backOf(paidPaise: number, { used, limit }: KeptShare): number {
  return limit === 0 ? paidPaise : Math.floor((paidPaise * Math.max(0, limit - used)) / limit);
}

function wholeAtFirst({ paidPaise, elapsedMs }: RefundFacts): PlanRefund {
  return elapsedMs >= LISTING_DAYS * DAY_MS ? OVER : { paise: paidPaise, kept: NOTHING_KEPT };
}

/** A month that has begun is kept. */
function monthsLeft({ paidPaise, days, elapsedMs }: RefundFacts): PlanRefund {
  const months = Math.max(1, Math.round((days * 12) / 365));
  const begun = Math.min(months, Math.floor((elapsedMs * months) / (days * DAY_MS)) + 1);
  const kept: KeptShare = { of: 'months', used: begun, limit: months };
  return { paise: backOf(paidPaise, kept), kept };
}

/** Weeks that have passed are kept, by their days. */
function weeksLeft({ paidPaise, days, elapsedMs }: RefundFacts): PlanRefund {
  const weeks = Math.floor(elapsedMs / (7 * DAY_MS));
  const paise = backOf(paidPaise, { of: 'weeks', used: Math.min(days, weeks * 7), limit: days });
  return { paise, kept: { of: 'weeks', used: weeks, limit: Math.ceil(days / 7) } };
}
