import { Secret, TOTP } from 'otpauth';

/** Bytes of a key: as many as the digest of HMAC-SHA-1 has. Source: RFC 4226, section 4. */
export const KEY_BYTES = 20;

/** s for which a code is shown. */
const PERIOD_SECONDS = 30;

/** Steps before and after the present one whose codes are accepted, because clocks differ. */
const WINDOW = 1;

const totpOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Aangan',
    label,
    // The only choice that every authenticator app follows.
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(key),
  });

/** A key in base32, for people to type. @param bytes random ones */
export function keyOf(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The address in the QR code. @param name of the account, as the app shows it */
export function enrolmentUri(key: string, name: string): string {
  return totpOf(key, name).toString();
}

/**
 * The time step of a code, if it is accepted: it is one of the present step or its neighbours, and later than the last
 * accepted one. So nobody can use a code that they have read over a shoulder.
 * @param now epoch ms
 * @param lastStep null before the first code
 * Source: RFC 6238, sections 5.2 and 6.
 */
export function acceptedStep(key: string, code: string, now: number, lastStep: number | null): number | undefined {
  if (!isAuthenticatorCode(code)) return undefined;
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}

/** Whether a typed text, without spaces, can be a code of the app. */
export function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
