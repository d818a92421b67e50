import type { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { VisitRole } from './visit-state.ts';

type Outcome = (typeof VISIT_OUTCOMES)[number];

/** Rules for when the share of kept visits is shown, and when a visitor is asked to confirm. */
export const KEPT_VISITS = {
  /** Age in days up to which visits count. */
  days: 180,
  /** Maximum number of recent visits that count. */
  atMost: 10,
  /** Minimum number of visits for a share. */
  atLeast: 3,
  /** A person who missed this many visits within this many days is asked to confirm the next. */
  missed: 2,
  missedDays: 30,
} as const;

/** Statements of both sides on a past visit. */
export interface SaidOfVisit {
  readonly startsAt: Date;
  readonly visitorOutcome: Outcome | null;
  readonly ownerOutcome: Outcome | null;
}

/**
 * Whether a side kept a visit, by the other side's statement. Undefined if that says nothing about this side, or if the
 * side itself disagrees: disputes do not count.
 */
export function keptBy(role: VisitRole, { visitorOutcome, ownerOutcome }: SaidOfVisit): boolean | undefined {
  const [mine, theirs] = role === 'visitor' ? [visitorOutcome, ownerOutcome] : [ownerOutcome, visitorOutcome];
  if (theirs === 'visited') return mine === null || mine === 'visited' ? true : undefined;
  // That the visit did not take place does not mean that this side did not come.
  if (theirs === 'absent') return mine === null || mine === 'missed' ? false : undefined;
  return undefined;
}

/** The number of kept visits among the last ones that count. */
export interface KeptShare {
  readonly kept: number;
  readonly of: number;
}

/**
 * Of a person's last visits on one side, how many they kept; null with too few visits.
 * @param visits in any order
 * @param now epoch ms
 */
export function keptShare(role: VisitRole, visits: readonly SaidOfVisit[], now: number): KeptShare | null {
  const counted = within(visits, KEPT_VISITS.days, now)
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
    .flatMap((visit) => keptBy(role, visit) ?? [])
    .slice(0, KEPT_VISITS.atMost);
  if (counted.length < KEPT_VISITS.atLeast) return null;
  return { kept: counted.filter(Boolean).length, of: counted.length };
}

/** Whether a visitor is asked to confirm their next visit. @param now epoch ms */
export function isAskedToConfirm(visits: readonly SaidOfVisit[], now: number): boolean {
  const missed = within(visits, KEPT_VISITS.missedDays, now).filter((visit) => keptBy('visitor', visit) === false);
  return missed.length >= KEPT_VISITS.missed;
}

function within(visits: readonly SaidOfVisit[], days: number, now: number): readonly SaidOfVisit[] {
  return visits.filter(({ startsAt }) => startsAt.getTime() > now - days * DAY_MS && startsAt.getTime() <= now);
}
