const DAY_MS = 86_400_000;

/**
 * Ages of a confirmation, in ms, at which something is done about it. The owner is asked two days before the seventh, so
 * that an answer within two days keeps the listing confirmed within seven.
 * Source: the survey of complaints (owner ping T+7 d, auto-pause T+10 d).
 */
export const FRESHNESS = { askMs: 5 * DAY_MS, pingMs: 7 * DAY_MS, pauseMs: 10 * DAY_MS } as const;

/** Nobody's listing is paused sooner after the ping that warned of it, whatever the age of its confirmation. */
export const WARNED_MS = FRESHNESS.pauseMs - FRESHNESS.pingMs;
/** Nor pinged sooner after the first question. */
export const ANSWER_MS = FRESHNESS.pingMs - FRESHNESS.askMs;

/** Once somebody says that a home is taken, its owner has so long to say that it is not. */
export const DOUBTED_MS = DAY_MS;
/** People's weight that asks the owner, and that pauses the home at once. */
export const DOUBTS = { ask: 1, pause: 2 } as const;

/** Why freshness takes a listing out of search. A confirmation puts it back. */
export const NOT_CONFIRMED = 'NOT_CONFIRMED';

/** That a home is taken, as others say. */
export interface Doubt {
  /** Of the people who say so. */
  readonly weight: number;
  /** When the first of them said it, epoch ms. */
  readonly since: number;
}

/** How far asking has come for the present confirmation; epoch ms. */
export interface Asked {
  readonly confirmedAt: number;
  readonly askedAt?: number | undefined;
  readonly pingedAt?: number | undefined;
  /** Since then somebody says that the home is taken. */
  readonly doubt?: Doubt | undefined;
}

/** What is to be done about an active listing now: ask, ping, pause, or nothing. */
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
  // Who was warned before the doubt keeps the day that was named.
  if (doubt && doubt.weight >= DOUBTS.ask && pingedAt !== undefined && pingedAt >= doubt.since)
    return pingedAt + DOUBTED_MS;
  return Math.max(confirmedAt + FRESHNESS.pauseMs, pingedAt === undefined ? 0 : pingedAt + WARNED_MS);
}
