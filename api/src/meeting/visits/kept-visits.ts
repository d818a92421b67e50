import type { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import type { VisitRole } from './visit-state.ts';

type Outcome = (typeof VISIT_OUTCOMES)[number];

const DAY_MS = 86_400_000;

/** When a person's kept visits are a figure that means something, and when a visitor is asked once more. */
export const KEPT_VISITS = {
  /** Visits of so many days count. */
  days: 180,
  /** The last ones, at most. */
  atMost: 10,
  /** Fewer say nothing of anybody. */
  atLeast: 3,
  /** Who missed so many visits within so many days is asked to confirm the next. */
  missed: 2,
  missedDays: 30,
} as const;

/** What both sides have said of a visit that is over. */
export interface SaidOfVisit {
  readonly startsAt: Date;
  readonly visitorOutcome: Outcome | null;
  readonly ownerOutcome: Outcome | null;
}

/**
 * Whether a side kept a visit, by the word of the other side. Undefined where that tells nothing of this side, and where
 * its own word is another: a dispute counts for nobody.
 */
export function keptBy(role: VisitRole, { visitorOutcome, ownerOutcome }: SaidOfVisit): boolean | undefined {
  const [mine, theirs] = role === 'visitor' ? [visitorOutcome, ownerOutcome] : [ownerOutcome, visitorOutcome];
  if (theirs === 'visited') return mine === null || mine === 'visited' ? true : undefined;
  // That it did not happen is no word against that one did not come.
  if (theirs === 'absent') return mine === null || mine === 'missed' ? false : undefined;
  return undefined;
}

/** So many of the last visits that count were kept. */
export interface KeptShare {
  readonly kept: number;
  readonly of: number;
}

/**
 * Of the last visits of a person on one side how many they kept; null where these are too few.
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
