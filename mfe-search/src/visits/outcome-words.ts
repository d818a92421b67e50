import type { VISIT_OUTCOMES, WireKeptShare } from '@aangan/shared-kit/contracts/visits';
import type { Visit } from './visit.ts';

type Outcome = (typeof VISIT_OUTCOMES)[number];

/** The possible outcomes for each side of a visit. */
export const OUTCOME_WORDS = {
  visitor: { visited: 'It took place', absent: 'Nobody was there', missed: 'It was cancelled' },
  owner: { visited: 'It took place', absent: 'The visitor did not come', missed: 'It was cancelled' },
} as const satisfies Record<Visit['role'], Record<Outcome, string>>;

/** The other side’s outcome, if one’s own is missing and the other side reports a problem. */
export function theirWords({ role, person, yourOutcome, theirOutcome }: Visit): string | undefined {
  if (yourOutcome !== null || theirOutcome !== 'absent') return undefined;
  const what = role === 'visitor' ? 'you did not come' : 'nobody was there';
  return `${person} says that ${what}. If you say otherwise, it counts for neither of you.`;
}

/** A reliability figure: `kept 9 of the last 10 visits`, `kept 3 of 3 visits`. */
export function keptWords({ kept: saved, of }: NonNullable<WireKeptShare>): string {
  return `kept ${saved} of ${of >= 10 ? `the last ${of}` : of} visits`;
}
