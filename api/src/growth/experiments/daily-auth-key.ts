import { DAILY_AUTH_TIME_ZONE } from '@aangan/shared-kit/domain/platform-limits';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { hmac, sameText } from '../../foundation/digests/public.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Secret of the daily `auth-key`; without it, calls that need the key are rejected. */
    readonly dailyAuthSecret?: Secrets;
  }
}

/** ms around midnight during which the key of the adjacent day is accepted: clocks differ, and calls take time. */
const TOLERANCE_MS = 10 * 60 * 1000;

/**
 * The `auth-key` of a day: a keyed digest of its date in India, in hex.
 * @param now epoch ms
 * Source: services-and-platform, section 7 (auth-key from a date-based value; time zone +05:30).
 */
export function dailyAuthKey(secret: string, now: number): string {
  return hmac(dateInZone(now), secret);
}

/** Checks a key in constant time. */
export function isDailyAuthKey(given: unknown, secrets: Secrets, now: number): boolean {
  if (typeof given !== 'string') return false;
  return acceptedSecrets(secrets).some((secret) =>
    [now - TOLERANCE_MS, now, now + TOLERANCE_MS].some((moment) => sameText(given, dailyAuthKey(secret, moment))),
  );
}

/** `2026-11-16`. */
function dateInZone(now: number): string {
  const [hours = 0, minutes = 0] = DAILY_AUTH_TIME_ZONE.split(':').map(Number);
  return new Date(now + (hours * 60 + minutes) * 60_000).toISOString().slice(0, 10);
}
