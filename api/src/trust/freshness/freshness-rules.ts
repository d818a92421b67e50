import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';

/**
 * Ages of a confirmation, in ms, for each step. The owner is asked two days before the seventh, so that an answer
 * within two days keeps the listing confirmed within seven.
 * Source: the survey of complaints (owner ping T+7 d, auto-pause T+10 d).
 */
export const FRESHNESS = { askMs: 5 * DAY_MS, pingMs: 7 * DAY_MS, pauseMs: 10 * DAY_MS } as const;

/** Minimum time between the warning and the pause of a listing, whatever the age of its confirmation. */
export const WARNED_MS = FRESHNESS.pauseMs - FRESHNESS.pingMs;
/** Minimum time between the first question and the warning. */
export const ANSWER_MS = FRESHNESS.pingMs - FRESHNESS.askMs;

/** Time for the owner to answer after somebody reports the home as taken. */
export const DOUBTED_MS = DAY_MS;
/** Weight of reports at which the owner is asked, and at which the home is paused at once. */
export const DOUBTS = { ask: 1, pause: 2 } as const;

/** Reports that the home is taken. */
export interface Doubt {
  /** Total weight of the reports. */
  readonly weight: number;
  /** Time of the first report, epoch ms. */
  readonly since: number;
}

/** Steps taken for the present confirmation; epoch ms. */
export interface Asked {
  readonly confirmedAt: number;
  readonly askedAt?: number | undefined;
  readonly pingedAt?: number | undefined;
  /** When the owner was asked because of a report. */
  readonly doubt?: Doubt | undefined;
}

/** The next step for an active listing: ask, ping, pause, or nothing. */
export function freshnessStep(
  { confirmedAt, askedAt, pingedAt, doubt }: Asked,
  now: number,
): 'ask' | 'ping' | 'pause' | undefined {
  if (doubt && doubt.weight >= DOUBTS.pause) return 'pause';
  if (doubt && doubt.weight >= DOUBTS.ask) {
    if (pingedAt === undefined) return 'ping';
    if (pingedAt >= doubt.since && now - pingedAt >= DOUBTED_MS) return 'pause';
  }
  const age = now - confirmedAt;
  if (pingedAt !== undefined) return age >= FRESHNESS.pauseMs && now - pingedAt >= WARNED_MS ? 'pause' : undefined;
  if (askedAt !== undefined) return age >= FRESHNESS.pingMs && now - askedAt >= ANSWER_MS ? 'ping' : undefined;
  return age >= FRESHNESS.askMs ? 'ask' : undefined;
}

/** When a listing is paused unless its owner answers, epoch ms. */
export function pausesOn({ confirmedAt, pingedAt, doubt }: Asked): number {
  // An owner who was warned before the report keeps the announced day.
  if (doubt && doubt.weight >= DOUBTS.ask && pingedAt !== undefined && pingedAt >= doubt.since)
    return pingedAt + DOUBTED_MS;
  return Math.max(confirmedAt + FRESHNESS.pauseMs, pingedAt === undefined ? 0 : pingedAt + WARNED_MS);
}
