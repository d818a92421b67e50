import type { VISIT_OUTCOMES, VISIT_STATES } from '@aangan/shared-kit/contracts/visits';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';

type Outcome = (typeof VISIT_OUTCOMES)[number];
type State = (typeof VISIT_STATES)[number];

/** Facts that decide the state of a visit. */
interface VisitFacts {
  readonly state: 'booked' | 'cancelled';
  readonly startsAt: Date;
  readonly visitorOutcome: Outcome | null;
  readonly ownerOutcome: Outcome | null;
}

/** A person's side of a visit. */
export type VisitRole = 'visitor' | 'owner';

/** State of a visit for one side: that side's own statement on the outcome comes before the other's. */
export function visitState({ state, visitorOutcome, ownerOutcome }: VisitFacts, role: VisitRole): State {
  if (state === 'cancelled') return 'cancelled';
  const [mine, theirs] = role === 'visitor' ? [visitorOutcome, ownerOutcome] : [ownerOutcome, visitorOutcome];
  const said = mine ?? theirs;
  return said === 'absent' ? 'missed' : (said ?? 'booked');
}

/** Whether it can still be moved or cancelled. @param now epoch ms */
export function mayChange({ state, startsAt }: VisitFacts, now: number): boolean {
  return state === 'booked' && now < startsAt.getTime();
}

/** Whether its hour is over, so that an outcome can be given. @param now epoch ms */
export function isOver({ state, startsAt }: VisitFacts, now: number): boolean {
  return state === 'booked' && now >= startsAt.getTime() + VISIT_LIMITS.slotMs;
}
