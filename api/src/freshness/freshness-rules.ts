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

/** Why freshness takes a listing out of search. A confirmation puts it back. */
export const NOT_CONFIRMED = 'NOT_CONFIRMED';

/** How far asking has come for the present confirmation; epoch ms. */
export interface Asked {
  readonly confirmedAt: number;
  readonly askedAt?: number | undefined;
  readonly pingedAt?: number | undefined;
}

/** What is to be done about an active listing now: ask, ping, pause, or nothing. */
export function freshnessStep(
  { confirmedAt, askedAt, pingedAt }: Asked,
  now: number,
): 'ask' | 'ping' | 'pause' | undefined {
  const age = now - confirmedAt;
  if (pingedAt !== undefined) return age >= FRESHNESS.pauseMs && now - pingedAt >= WARNED_MS ? 'pause' : undefined;
  if (askedAt !== undefined) return age >= FRESHNESS.pingMs && now - askedAt >= ANSWER_MS ? 'ping' : undefined;
  return age >= FRESHNESS.askMs ? 'ask' : undefined;
}

/** When a listing is paused unless its owner answers, epoch ms. */
export function pausesOn({ confirmedAt, pingedAt }: Asked): number {
  return Math.max(confirmedAt + FRESHNESS.pauseMs, pingedAt === undefined ? 0 : pingedAt + WARNED_MS);
}
