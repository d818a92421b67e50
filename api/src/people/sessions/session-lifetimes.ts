import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';

/** Lifetimes of a kind of session, in ms. */
interface Lifetime {
  /** It ends after this time without use. */
  readonly idle: number;
  /** It ends this long after the login, used or not. */
  readonly longest: number;
  /** How old `last_seen_at` gets before it is updated. */
  readonly seenStep: number;
}

export const SESSION_LIFETIMES = {
  member: { idle: 90 * DAY_MS, longest: 400 * DAY_MS, seenStep: HOUR_MS },
  staff: { idle: 30 * MINUTE_MS, longest: 12 * HOUR_MS, seenStep: MINUTE_MS },
} as const satisfies Readonly<Record<string, Lifetime>>;

/**
 * When a session that is used now ends unless it is used again.
 * @param staff whether it was opened for the staff's work
 * @param openedAt epoch ms
 * @param now epoch ms
 */
export function sessionEnd(staff: boolean, openedAt: number, now: number): Date {
  const { idle, longest } = SESSION_LIFETIMES[staff ? 'staff' : 'member'];
  return new Date(Math.min(now + idle, openedAt + longest));
}
