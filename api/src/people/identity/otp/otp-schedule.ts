/** ms of a code's lifetime. Source: OWASP ASVS 5.0, 6.5.5 (at most 10 minutes). */
export const OTP_EXPIRES_MS = 10 * 60_000;

/** Wrong attempts after which a code is invalid. */
export const OTP_TRIES = 5;

const FIRST_DELAY_S = 30;
const LONGEST_DELAY_S = 600;

/**
 * s to wait after a code before the next may be requested: 30, 60, 120 … up to 10 minutes.
 * @param sends codes sent so far, from 1
 */
export function resendDelay(sends: number): number {
  return Math.min(LONGEST_DELAY_S, FIRST_DELAY_S * 2 ** Math.min(sends - 1, 10));
}

/** s that are left of the delay after the last code; 0 when the next may be requested. @param now epoch ms */
export function resendWait({ sends, sentAt }: { sends: number; sentAt: Date }, now: number): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + resendDelay(sends) * 1000 - now) / 1000));
}
